/** Names of the lunar months in the records of elections, from Chaitra. */
export const MONTH_NAMES = [
  'Chaitra',
  'Vaisakha',
  'Jyaishtha',
  'Ashadha',
  'Sravana',
  'Bhadrapada',
  'Asvina',
  'Kartika',
  'Margasirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;
