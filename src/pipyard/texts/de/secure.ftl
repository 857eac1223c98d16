## A secure address in the home network
secure-title = Eine sichere Adresse für dein Handy
secure-why = Kippen, Mikrofon, Kopieren mit einem Tipp, Nachrichten, dass du dran bist, und die Seite ohne Netz gibt es nur an einer sicheren Adresse (https): Browser wollen es so. Alles andere geht auch ohne.
secure-own = Der Rechner des Gastgebers hat für diesen Tisch ein Zertifikat ausgestellt. Lass dein Gerät ihm einmal vertrauen; das dauert eine Minute.
secure-download = 1. Zertifikat laden
secure-iphone = iPhone und iPad
secure-iphone-1 = Tipp in Safari auf den Knopf oben und erlaube den Download.
secure-iphone-2 = Einstellungen › Profil geladen › Installieren.
secure-iphone-3 = Einstellungen › Allgemein › Info › Zertifikatsvertrauenseinstellungen: Pipyard einschalten.
secure-android = Android
secure-android-1 = Tipp auf den Knopf oben.
secure-android-2 = Einstellungen › Sicherheit › Weitere Sicherheitseinstellungen › Verschlüsselung und Anmeldedaten › Zertifikat installieren › CA-Zertifikat › Trotzdem installieren.
secure-android-3 = Wähl die Datei pipyard-authority.crt.
secure-computer = Rechner
secure-computer-1 = Lade das Zertifikat und öffne es, oder importiere es in den Einstellungen des Browsers unter Zertifikate als Stelle für Websites.
secure-computer-2 = Wenn es eilt: Nimm die Warnung des Browsers hin. Nur die Seite ohne Netz fehlt dann noch.
secure-limits = Das Zertifikat gilt nur für Adressen eines Heimnetzes. Um es wieder loszuwerden, lösche es dort, wo du es installiert hast.
secure-open = 2. Zum Tisch
secure-none = Dieser Tisch hat keine sichere Adresse. Wer ihn betreibt, kann ihm eine geben:
serve-trust = Handys vertrauen ihm nach einer Minute unter { $address }
secure-here = Diese Adresse ist sicher.

## Rufe an Mitspieler, deren Seite geschlossen ist
why-push-contact = Push-Dienste wollen einen Kontakt: mailto:du@example.org oder eine Adresse mit https://
why-push-needs = Web-Push braucht ein Paket mehr: pip install 'pipyard[push]'
why-no-push-service = das ist kein Push-Dienst eines Browserherstellers
push-turn = { $name }, du bist am Zug
