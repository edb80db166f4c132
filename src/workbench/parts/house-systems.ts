/** House systems by their codes in the service, the most common first. */
export const HOUSE_SYSTEMS: readonly (readonly [code: string, name: string])[] = [
  ['P', 'Placidus'],
  ['W', 'Whole Sign'],
  ['K', 'Koch'],
  ['R', 'Regiomontanus'],
  ['C', 'Campanus'],
  ['O', 'Porphyry'],
  ['E', 'Equal'],
  ['B', 'Alcabitius'],
  ['T', 'Topocentric'],
  ['M', 'Morinus'],
  ['X', 'Meridian'],
  ['V', 'Vehlow'],
  ['N', 'Sunshine'],
  ['S', 'Solar Sign'],
  ['H', 'Azimuthal'],
  ['CT', 'Carter'],
  ['U', 'Krusinski'],
  ['Y', 'APC'],
  ['Z', 'Zariel'],
  ['EM', 'Equal from MC'],
  ['PSD', 'Pullen Sinusoidal Delta'],
  ['PSR', 'Pullen Sinusoidal Ratio'],
  ['SRIPATI', 'Sripati'],
];

/** The name of a house system; an unknown code is shown unchanged. */
export const houseSystemName = (code: string): string => HOUSE_SYSTEMS.find(([known]) => known === code)?.[1] ?? code;
