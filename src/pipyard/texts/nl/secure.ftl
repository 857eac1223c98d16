## A secure address in the home network
secure-title = Een veilig adres voor je telefoon
secure-why = Kantelen, de microfoon, kopiëren met één tik, berichten dat jij aan de beurt bent en de pagina zonder netwerk werken alleen op een veilig adres (https): dat eisen browsers. De rest werkt ook zonder.
secure-own = De computer van de gastheer heeft voor deze tafel een certificaat gemaakt. Laat je apparaat het één keer vertrouwen; dat duurt een minuut.
secure-download = 1. Certificaat downloaden
secure-iphone = iPhone en iPad
secure-iphone-1 = Tik in Safari op de knop hierboven en sta de download toe.
secure-iphone-2 = Instellingen › Profiel gedownload › Installeer.
secure-iphone-3 = Instellingen › Algemeen › Info › Vertrouwensinstellingen certificaten: zet Pipyard aan.
secure-android = Android
secure-android-1 = Tik op de knop hierboven.
secure-android-2 = Instellingen › Beveiliging › Meer beveiligingsinstellingen › Versleuteling en inloggegevens › Certificaat installeren › CA-certificaat › Toch installeren.
secure-android-3 = Kies het bestand pipyard-authority.crt.
secure-computer = Computer
secure-computer-1 = Download het certificaat en open het, of importeer het in de instellingen van de browser bij certificaten, als instantie voor websites.
secure-computer-2 = Haast? Accepteer de waarschuwing van de browser. Alleen de pagina zonder netwerk ontbreekt dan nog.
secure-limits = Het certificaat geldt alleen voor adressen van een thuisnetwerk. Wil je het kwijt, verwijder het dan waar je het hebt geïnstalleerd.
secure-open = 2. Naar de tafel
secure-none = Deze tafel heeft geen veilig adres. Wie hem beheert, kan er een geven:
serve-trust = Telefoons vertrouwen het na één minuut op { $address }
secure-here = Dit adres is veilig.

## Oproepen aan spelers wier pagina gesloten is
why-push-contact = pushdiensten willen een contact: mailto:jij@example.org, of een adres met https://
why-push-needs = web-push heeft nog een pakket nodig: pip install 'pipyard[push]'
why-no-push-service = dit is geen pushdienst van een browsermaker
push-turn = { $name }, jij bent aan de beurt
