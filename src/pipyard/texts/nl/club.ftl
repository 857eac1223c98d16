### De club: waarom iets wordt geweigerd, en wat `pipyard admin club` zegt.

why-store-is-newer = deze gegevens zijn door een nieuwere versie van Pipyard geschreven: installeer die versie, of kies een andere map met --data
why-store-has-no-club = er is hier geen club
why-ratings-need-openskill = partijen voor de rating hebben het pakket openskill nodig: pip install openskill
why-no-such-member = dat lid bestaat niet
why-too-many-invitations = er staan te veel uitnodigingen open: wacht tot er enkele zijn gebruikt of verlopen
why-by-invitation-only = nieuwe leden hebben een uitnodiging nodig, en deze is niet geldig of al gebruikt
why-club-is-full = de club is vol
why-name-is-empty = een lid heeft een naam nodig
why-name-is-taken = een ander lid heet al zo
why-key-is-unknown = geen enkel lid heeft deze sleutel
why-you-are-banned = de beheerders van dit huis hebben je de toegang ontzegd
why-members-only = dit huis is voor leden: word lid op de pagina ‘Club’
why-moderators-only = alleen moderatoren mogen dit doen
why-hosts-only = alleen beheerders van het huis mogen dit doen
why-not-yourself = dit kun je niet bij jezelf doen
why-game-is-rated = deze partij telt voor de rating: geen hints, geen zetten terug, en iedereen blijft zitten tot het einde
why-rated-needs-members = partijen voor de rating zijn voor clubleden, één per apparaat
why-rated-one-seat = je hebt al een plaats in deze partij voor de rating
why-rated-names = in partijen voor de rating spelen leden onder hun eigen naam
why-cannot-be-rated = alleen spellen voor twee of meer spelers, waarbij de tafel de dobbelstenen werpt, kunnen voor de rating tellen
why-rated-needs-a-clock = een partij voor de rating heeft een klok nodig, en wie door de tijd gaat, verliest
why-too-many-reports = de moderatoren hebben al veel meldingen te bekijken: probeer het later opnieuw
why-nothing-to-report = die naam of regel in de chat is er niet aan deze tafel
why-not-by-correspondence = alleen een spel voor twee of meer waarin spelers om beurten zetten, kan dagen per zet hebben
why-days-are-the-clock = een partij met dagen per zet heeft geen andere klok en geen echte dobbelstenen, en wie de tijd overschrijdt verliest
why-rated-one-device = iemand speelt deze partij voor de rating al op dit apparaat
why-rated-standard-options = partijen voor de rating hebben de gewone opties, of die van een kant-en-klare variant: andere zijn niet te vergelijken

admin-club-banned = geblokkeerd
admin-club-member = lid
admin-club-moderator = moderator
admin-club-host = beheerder
admin-club-empty = De club heeft nog geen leden.
admin-club-door-open = Het huis staat voor iedereen open.
admin-club-door-members = Het huis is voor leden; iedereen kan lid worden.
admin-club-door-invited = Het huis is voor leden; nieuwe leden hebben een uitnodiging nodig.
admin-club-done = { $name }: gedaan
admin-club-would-delete = { $name } zou met alle persoonlijke gegevens worden verwijderd; partijen blijven, zonder de naam. Voeg --yes toe om het te doen.
admin-club-invitation = Geldig voor één persoon en { $days } dagen; zet dit achter het adres van je tafel: /me?invitation={ $code }

help-manage-the-club = De leden van de club beheren.
help-club-members = Alle leden tonen.
help-club-role = Iemand lid, moderator of beheerder maken.
help-club-ban = Een lid blokkeren, of de blokkade opheffen.
help-club-lift = De blokkade opheffen.
help-club-rename = Een lid een andere naam geven.
help-club-delete = Een account met alles wat persoonlijk is verwijderen. Partijen blijven, zonder de naam.
help-club-really = Echt verwijderen.
help-club-data = Alles wat de club over een lid weet als JSON afdrukken.
help-club-door = Tonen wie binnen mag, of dat veranderen.
help-club-door-is = open: iedereen; members: alleen leden; invited: alleen leden, en nieuwe leden hebben een uitnodiging nodig.
help-club-invite = Een uitnodiging voor één nieuw lid afdrukken.
help-club-name = De naam van een lid.
help-club-new-name = De nieuwe naam.
help-club-new-role = member (lid), moderator of host (beheerder).

metavar-name = NAAM
metavar-new = NIEUW
metavar-role = ROL
metavar-door = DEUR
