## A secure address in the home network
secure-title = A secure address for your phone
secure-why = Tilting, the microphone, copying with one tap, messages about your turn and keeping the page without a network work at a secure address (https) alone: browsers want it so. Everything else works without.
secure-own = The host’s computer has made a certificate for this table. Let your device trust it once; that takes a minute.
secure-download = 1. Download the certificate
secure-iphone = iPhone and iPad
secure-iphone-1 = Tap the button above in Safari and allow the download.
secure-iphone-2 = Settings › Profile Downloaded › Install.
secure-iphone-3 = Settings › General › About › Certificate Trust Settings: switch Pipyard on.
secure-android = Android
secure-android-1 = Tap the button above.
secure-android-2 = Settings › Security › More security settings › Encryption and credentials › Install a certificate › CA certificate › Install anyway.
secure-android-3 = Choose the file pipyard-authority.crt.
secure-computer = Computer
secure-computer-1 = Download the certificate and open it, or import it in the browser’s settings under certificates, as an authority for websites.
secure-computer-2 = In a hurry: accept the browser’s warning. Only the page without a network then stays unavailable.
secure-limits = The certificate counts for addresses of a home network only. To take it away again, delete it where you installed it.
secure-open = 2. Open the table
secure-none = This table has no secure address. Its host can give it one:
serve-trust = Phones trust it after one minute at { $address }
secure-here = This address is secure.

## Calls to players whose page is closed
why-push-contact = push services want a contact: mailto:you@example.org, or an address with https://
why-push-needs = web push needs another package: pip install 'pipyard[push]'
why-no-push-service = this is no push service of a browser's maker
push-turn = { $name }, it is your turn
