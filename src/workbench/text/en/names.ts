/** Names and symbols of bodies, as the routes name them. */
export const bodies: Readonly<Record<string, { readonly word: string; readonly glyph: string }>> = {
  Sun: { word: 'Sun', glyph: '☉' },
  Moon: { word: 'Moon', glyph: '☽' },
  Mercury: { word: 'Mercury', glyph: '☿' },
  Venus: { word: 'Venus', glyph: '♀' },
  Mars: { word: 'Mars', glyph: '♂' },
  Jupiter: { word: 'Jupiter', glyph: '♃' },
  Saturn: { word: 'Saturn', glyph: '♄' },
  Uranus: { word: 'Uranus', glyph: '♅' },
  Neptune: { word: 'Neptune', glyph: '♆' },
  Pluto: { word: 'Pluto', glyph: '♇' },
  Chiron: { word: 'Chiron', glyph: '⚷' },
  'True Node': { word: 'True Node', glyph: '☊' },
  'Mean Node': { word: 'Mean Node', glyph: '☊' },
  'North Node': { word: 'North Node', glyph: '☊' },
  'South Node': { word: 'South Node', glyph: '☋' },
  Lilith: { word: 'Mean Lilith', glyph: '⚸' },
  'True Lilith': { word: 'True Lilith', glyph: '⚸' },
  Ascendant: { word: 'Ascendant', glyph: 'Asc' },
  Midheaven: { word: 'Midheaven', glyph: 'MC' },
};

/** Signs in order, as the routes name them. U+FE0E asks for the plain symbol, not for a coloured picture. */
export const signs: readonly { readonly word: string; readonly glyph: string }[] = [
  ['Aries', '♈'],
  ['Taurus', '♉'],
  ['Gemini', '♊'],
  ['Cancer', '♋'],
  ['Leo', '♌'],
  ['Virgo', '♍'],
  ['Libra', '♎'],
  ['Scorpio', '♏'],
  ['Sagittarius', '♐'],
  ['Capricorn', '♑'],
  ['Aquarius', '♒'],
  ['Pisces', '♓'],
].map(([word, glyph]) => ({ word, glyph: `${glyph}\uFE0E` }));
