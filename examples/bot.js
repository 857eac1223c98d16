// A bot for Pipyard in JavaScript: takes the move that is longest to say, else walks at random along the steps.
//   pipyard simulate el_dado --seats "program:node examples/bot.js,random"
// The lines it reads and writes are described in docs/bot-protocol.md.
'use strict';
const lines = require('readline').createInterface({ input: process.stdin });
const say = (text) => process.stdout.write(text + '\n');
const any = (list) => list[Math.floor(Math.random() * list.length)];
let legal = [];
let prefix = [];

function decide() {
  if (legal.length > 0) {
    const longest = Math.max(...legal.map((move) => move.length));
    say('move ' + any(legal.filter((move) => move.length === longest)));
  } else {
    prefix = []; // too many to list: ask which atoms may come next
    say('steps');
  }
}

function follow(done, atoms) {
  if (atoms.length === 0 || (done && Math.random() < 0.5)) {
    say('move ' + prefix.join(' '));
  } else {
    prefix.push(any(atoms));
    say('steps ' + prefix.join(' '));
  }
}

lines.on('line', (line) => {
  const [word, ...rest] = line.split(' ');
  if (word === 'pipyard') say('ready example');
  else if (word === 'choose') legal = [];
  else if (word === 'legal') legal.push(rest.join(' '));
  else if (word === 'go') decide();
  else if (word === 'atoms') follow(false, rest);
  else if (word === 'done') follow(true, rest);
  // "game", "seed" and "scene" (the table as JSON, as far as this seat sees it) are there for cleverer bots
});
