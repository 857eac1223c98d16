## A secure address in the home network
secure-title = Una dirección segura para tu teléfono
secure-why = La inclinación, el micrófono, copiar con un toque, los avisos de tu turno y la página sin red solo funcionan en una dirección segura (https): así lo exigen los navegadores. Todo lo demás funciona sin ella.
secure-own = El ordenador del anfitrión ha creado un certificado para esta mesa. Haz que tu dispositivo confíe en él una vez; es cosa de un minuto.
secure-download = 1. Descargar el certificado
secure-iphone = iPhone y iPad
secure-iphone-1 = En Safari, toca el botón de arriba y permite la descarga.
secure-iphone-2 = Ajustes › Perfil descargado › Instalar.
secure-iphone-3 = Ajustes › General › Información › Ajustes de confianza de certificados: activa Pipyard.
secure-android = Android
secure-android-1 = Toca el botón de arriba.
secure-android-2 = Ajustes › Seguridad › Más ajustes de seguridad › Cifrado y credenciales › Instalar un certificado › Certificado CA › Instalar de todos modos.
secure-android-3 = Elige el archivo pipyard-authority.crt.
secure-computer = Ordenador
secure-computer-1 = Descarga el certificado y ábrelo, o impórtalo en los ajustes del navegador, en certificados, como autoridad para sitios web.
secure-computer-2 = Con prisa: acepta el aviso del navegador. Entonces solo falta la página sin red.
secure-limits = El certificado vale solo para direcciones de una red doméstica. Para quitarlo, bórralo donde lo instalaste.
secure-open = 2. Abrir la mesa
secure-none = Esta mesa no tiene dirección segura. Su anfitrión puede darle una:
serve-trust = Los teléfonos confían en ella tras un minuto en { $address }
secure-here = Esta dirección es segura.

## Llamadas a jugadores cuya página está cerrada
why-push-contact = los servicios push quieren un contacto: mailto:tu@example.org o una dirección con https://
why-push-needs = el web push necesita un paquete más: pip install 'pipyard[push]'
why-no-push-service = esto no es el servicio push de un fabricante de navegadores
push-turn = { $name }, es tu turno
