/** The shown stars: the brightest of every part of the sky, by their IAU names (Working Group on Star Names). */
export const STARS: readonly string[] =
  `Sirius,Canopus,Rigil Kentaurus,Arcturus,Vega,Capella,Rigel,Procyon,Achernar,Betelgeuse,Hadar,Altair,Acrux,Aldebaran,Antares,Spica,
Pollux,Fomalhaut,Deneb,Mimosa,Regulus,Adhara,Castor,Shaula,Gacrux,Bellatrix,Elnath,Miaplacidus,Alnilam,Alnair,Alnitak,Alioth,Dubhe,Mirfak,
Wezen,Sargas,Kaus Australis,Avior,Alkaid,Menkalinan,Atria,Alhena,Peacock,Alsephina,Mirzam,Alphard,Polaris,Hamal,Algieba,Diphda,Mizar,Nunki,
Menkent,Mirach,Alpheratz,Rasalhague,Kochab,Saiph,Denebola,Algol,Tiaki,Muhlifain,Aspidiske,Suhail,Alphecca,Mintaka,Sadr,Eltanin,Schedar,Naos,
Almach,Caph,Izar,Dschubba,Larawag,Merak,Ankaa,Girtab,Enif,Scheat,Sabik,Phecda,Aludra,Markeb,Markab,Aljanah,Acrab,Megrez,Ruchbah,Segin,
Unukalhai,Sheratan,Kraz,Zubeneschamali,Albireo`.split(/,\s*/);
