/** Sun, Moon and planets by the names of the routes, in their order. */
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
