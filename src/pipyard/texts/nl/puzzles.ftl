# Puzzels: wat er gezocht wordt, wat een zet oplevert, waarom dat zo is.
puzzle-you = Jij
puzzle-opponent = Tegenstander { $number }
puzzle-ask-win = { $moves ->
    [one] Eén zet wint meteen. Welke?
   *[other] Win in { $moves } zetten, wat de anderen ook doen.
}
puzzle-ask-save = Eén zet houdt je in het spel; na elke andere wint een tegenstander meteen. Welke?
puzzle-ask-catch = Welke zet levert in één keer de meeste punten op?
puzzle-ask-best = Eén zet is duidelijk beter dan alle andere. Welke?
puzzle-ask-entry = Wat is de beste invulling voor deze worp?
puzzle-ask-hit = Raak dobbelsteen { $die }: knip de jouwe zo dat hij minder waard is dan nu.
puzzle-solved-win = Opgelost: deze winst is niet meer te stoppen.
puzzle-solved-save = Opgelost: dit is de enige zet die niet verliest.
puzzle-solved-catch = Opgelost: { $amount } punten, meer is er niet.
puzzle-solved-best = Opgelost: met deze zet win je ongeveer { $amount } van de honderd partijen.
puzzle-solved-entry = Opgelost: deze invulling belooft aan het eind { $amount } punten.
puzzle-solved-hit = Raak!
puzzle-right = Tot zover goed. En nu?
puzzle-loses = Nee: nu wint een tegenstander.
puzzle-escapes = Nee: de anderen hebben een antwoord, en de winst is weg.
puzzle-less = Nee: dit levert { $amount } op, de beste zet { $best }.
puzzle-worse-best = Nee: met deze zet win je ongeveer { $amount } van de honderd partijen, met de beste { $best }.
puzzle-worse-entry = Nee: dit belooft aan het eind { $amount } punten, de beste invulling { $best }.
puzzle-missed = Mis. Probeer een andere richting of meer kracht.
puzzle-proof-exact = Bewezen door alle varianten te bekijken ({ $positions ->
    [one] één stelling
   *[other] { $positions } stellingen
}).
puzzle-proof-margin = Geschat: in { $tries } pogingen met elke zet ligt deze minstens { $margin } punten van de honderd voor (zekerheid { $confidence } %), en ook een zoektocht van { $deep } pogingen, zoals op het studiebord, verkiest hem.
puzzle-proof-bot = Volgens de sterke speler van dit spel: de op een na beste invulling ligt { $margin } punten achter.
puzzle-proof-physics = Gesimuleerd; herhaald met een trillende hand raakte de oplossing in { $confidence } % van de gevallen.
puzzle-level-beginner = beginners
puzzle-level-club = clubspelers
puzzle-level-master = meesters
puzzle-failed = { $level } { $failed } van de { $asked }
puzzle-failures = Bots die faalden: { $list }.
