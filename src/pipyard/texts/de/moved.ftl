## Games that move between tables.

why-moved-over = dieses Spiel ist zu Ende: Es gibt nichts mehr zu spielen
why-moved-seats = das Spiel hat { $seats } Plätze: Sag für jeden, wer ihn einnimmt
why-moved-secrets = in diesem Spiel haben andere Geheimnisse: Es lässt sich mitnehmen, wenn es zu Ende ist
