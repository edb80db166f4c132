/** Words of the map of the Earth. */
export const map = {
  zoomIn: 'Enlarge',
  zoomOut: 'Reduce',
  whole: 'The whole map',
  toPlace: 'Zoom to the place',
  near: 'A closer map, with rivers, borders and towns',
  scale: (km: string) => `${km} km`,
  attribution: 'Natural Earth; GeoNames',
  shapes: { flat: 'Flat map', globe: 'Globe' },
  keys: 'Click a place, or press Enter for the one in the middle; arrows move the map, plus and minus enlarge it.',
  keysTurning:
    'Click a place, or press Enter for the one in the middle. Drag or use the arrow keys to turn the Earth; wheel, pinch, plus and minus enlarge it.',
} as const;
