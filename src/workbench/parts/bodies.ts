/** Sun, Moon and planets by their names in the service, in the usual order. */
export const TEN_BODIES: readonly string[] = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
];
