/** Words of the map of the Earth. */
export const map = {
  nearer: 'Nearer',
  farther: 'Farther',
  whole: 'Whole Earth',
  shapes: { flat: 'Flat map', globe: 'Globe' },
  keys: 'Drag, or use the arrow keys, + and −.',
  keysPick: 'Click a place; drag, or use the arrow keys, + and −, and Enter for the place in the middle.',
  centre: (place: string) => `Middle: ${place}`,
} as const;
