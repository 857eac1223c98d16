"""Do ratings stay where they belong? ``python benchmarks/ratings.py`` simulates a club and prints the tables of ratings.md.

Players have a true strength. Who wins is drawn by the odds of the scale (400 points: ten to one); the ratings are those of
``pipyard.server.club.ratings``, as the table keeps them. The question is what bots do to the scale: they play far more games than
anybody, never improve, and some members play nobody else.
"""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

from pipyard.server.club.ratings import SHOWN_START, Rating, rated

BOTS = {"beginner": -400.0, "casual": -150.0, "club": 150.0, "expert": 400.0}
"""The true strength of the bots, relative to the mean of the members."""
RATED_GAMES = 20_000
MEMBERS = 100
SPREAD = 200.0


def chance(one: float, other: float) -> float:
    return 1 / (1 + 10 ** ((other - one) / 400))


def club(bot_share: float, farmers: int, seed: int, joining: bool = False) -> dict[str, float]:
    """Play a club's games. ``bot_share``: of the games against a bot. ``farmers``: members who play the weakest bot only.
    ``joining``: every 200 games the oldest member leaves and a new one comes."""
    rng = Random(seed)
    people = [f"m{number}" for number in range(MEMBERS)]
    truth = {name: rng.gauss(0, SPREAD) for name in people} | BOTS
    known = {name: Rating() for name in truth}
    half: dict[str, float] = {}
    for number in range(RATED_GAMES):
        if joining and number % 200 == 0:
            people.pop(0)
            people.append(f"n{number}")
            truth[people[-1]], known[people[-1]] = rng.gauss(0, SPREAD), Rating()
        one = rng.choice(people)
        if one in people[:farmers]:
            other = "beginner"
        elif rng.random() < bot_share:
            other = rng.choice([*BOTS])
        else:
            other = min(rng.sample([name for name in people if name != one], 3), key=lambda name: abs(known[name].mu - known[one].mu))
        won = rng.random() < chance(truth[one], truth[other])
        (first,), (second,) = rated([[known[one]], [known[other]]], [1, 2] if won else [2, 1])
        known[one], known[other] = first, second
        if number == RATED_GAMES // 2:
            half = {name: known[name].points for name in BOTS}
    certain = [name for name in people if not known[name].provisional]
    centre = fmean([known[name].points - truth[name] for name in [*certain, *[bot for bot in BOTS if not known[bot].provisional]]])
    errors = [known[name].points - truth[name] - centre for name in certain]
    farmed = [known[name].points - truth[name] - centre for name in people[:farmers]]
    return {
        "mean": fmean([known[name].points for name in certain]),
        "error": pstdev(errors),
        "drift": fmean([known[name].points - half[name] for name in BOTS]),
        "farmers": fmean(farmed) if farmed else 0.0,
        "certain": len(certain),
        "within": fmean([abs(known[name].points - truth[name] - centre) <= known[name].margin for name in certain]),
    }


def until_certain() -> list[int]:
    """Games of a new member against certain opponents until the rating is no longer provisional."""
    found: list[int] = []
    for seed in range(200):
        rng, me, games = Random(seed), Rating(), 0
        while me.provisional:
            other = Rating(25 + rng.gauss(0, 5), 2.0)
            won = rng.random() < chance(0, (other.mu - 25) * 29.5)
            (me,), _ = rated([[me], [other]], [1, 2] if won else [2, 1])
            games += 1
        found.append(games)
    return found


def main() -> None:
    settings = [
        ("people only", 0.0, 0, False),
        ("half the games against bots", 0.5, 0, False),
        ("nine of ten against bots", 0.9, 0, False),
        ("half against bots, 10 members beat the weakest bot all day", 0.5, 10, False),
        ("half against bots, members come and go", 0.5, 0, True),
    ]
    print("| club | mean of members | drift of the bots | error (sd) | within ± | farmers' gain |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, share, farmers, joining in settings:
        found = [club(share, farmers, seed, joining) for seed in range(5)]
        mean = {key: fmean([one[key] for one in found]) for key in found[0]}
        gain = f"{mean['farmers']:+.0f}" if farmers else "–"
        row = [f"{mean['mean']:.0f}", f"{mean['drift']:+.0f}", f"{mean['error']:.0f}", f"{mean['within']:.0%}"]
        print(f"| {name} | {' | '.join(row)} | {gain} |")
    games = sorted(until_certain())
    print(f"\nA new rating stops being provisional after {games[len(games) // 2]} games (median; {games[10]} to {games[189]} for 90 %).")
    print(f"Everybody starts at {SHOWN_START}.")


if __name__ == "__main__":
    main()
