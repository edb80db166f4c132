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

/** The mean apogee of the Moon, projected on the ecliptic. */
export const MEAN_LILITH = 'Mean Lilith';
/** The name for a request: the page shows the projected apogee everywhere. The `Lilith` of the service is measured in the orbit. */
export const projectedName = (name: string): string => (name.toLowerCase() === 'lilith' ? MEAN_LILITH : name);
