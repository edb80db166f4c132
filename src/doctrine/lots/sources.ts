/**
 * Works that the formulas come from. Where a list names no author for a lot, the entry is the work in which lists of its kind
 * stand; nothing more exact is claimed.
 */
export const LOT_SOURCES = {
  fortune: 'Valens II.3; Paulus 23; Dorotheus I.26; Abu Mashar, Great Introduction VIII.3',
  hermetic: 'Paulus 23 (lots of the seven planets, after Hermes); Abu Mashar, Great Introduction VIII.3',
  family: 'Dorotheus I.13-14, I.19, II.10; Paulus 23; Abu Mashar, Great Introduction VIII.4',
  valens: 'Valens, Anthologies II and IV',
  valensBasis: 'Valens II.23 (the smaller of the two arcs between Fortune and Spirit)',
  valensEros: 'Valens IV.25 (Firmicus VI.32 has them the other way round)',
  valensExaltation: 'Valens II.19 (by day from the Sun to 19 Aries, by night from the Moon to 3 Taurus)',
  valensMarriage: 'Valens II.38; Abu Mashar, Great Introduction VIII.4',
  valensDebt: 'Valens V; al-Biruni, Elements 476',
  dorotheus: 'Dorotheus, Carmen (Pingree 1976)',
  dorotheusMarriage: 'Dorotheus II.2-3; Paulus 23',
  dorotheusArabic: 'Dorotheus, as medieval compilers give him',
  paulus: 'Paulus, Introduction 23',
  olympiodorus: 'Olympiodorus, Commentary on Paulus 22',
  laurentianus: 'lists of codex Laurentianus',
  firmicus: 'Firmicus, Mathesis VI.32',
  rhetorius: 'Rhetorius, Compendium',
  hephaistio: 'Hephaistio, Apotelesmatics II',
  hellenistic: 'Hellenistic lists without an author (beside Paulus 23 and Olympiodorus 22)',
  navigation: 'Paulus and Olympiodorus 22; Abu Mashar, Great Introduction VIII.4 (from Saturn to 15 Cancer)',
  death: 'Paulus 23; Abu Mashar, Great Introduction VIII.4 (from the Moon to the eighth, cast from Saturn)',
  livelihood:
    'Dorotheus I.27; Abu Mashar, Great Introduction VIII.4; al-Qabisi V (from the lord of the second to the second)',
  abuMashar: 'Abu Mashar, Great Introduction VIII.3-6; al-Biruni, Elements 476',
  sahl: 'Sahl b. Bishr, after Hermes',
  theophilus: 'Theophilus of Edessa, as medieval compilers give him',
  tabari: 'Umar al-Tabari, Three Books on Nativities; al-Qabisi V',
  qabisi: 'al-Qabisi, Introduction V',
  biruni: 'al-Biruni, Elements 475-480',
  ibnEzra: 'Abraham Ibn Ezra, The Beginning of Wisdom 9',
  seasons: 'Abu Mashar, Great Introduction VIII.6; al-Biruni, Elements 475-480 (weather, kings and commodities)',
  questions: 'al-Biruni, Elements 475-480; al-Qabisi V (lots of questions)',
  jacobson: 'Ivy M. Goldstein-Jacobson, 20th century',
  emerson: 'Charles Emerson, 20th century',
  jones: 'Marc Edmund Jones, 20th century',
  louis: 'Anthony Louis, 20th century',
  modern: 'modern lists; no ancient or medieval source is known',
} as const;
export type LotSource = keyof typeof LOT_SOURCES;
