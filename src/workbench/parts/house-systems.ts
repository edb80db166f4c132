/** House systems by the codes of the routes, in the order in which they are most asked for. */
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

/** The name of a system by its code; a code that is not in the list stands for itself. */
export const houseSystemName = (code: string): string => HOUSE_SYSTEMS.find(([known]) => known === code)?.[1] ?? code;
