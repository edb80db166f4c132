/** Words of the map of the Earth. */
export const map = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Entire map',
  toPlace: 'Zoom to the place',
  near: 'Detailed map with rivers, borders and towns',
  scale: (km: string) => `${km} km`,
  attribution: 'Natural Earth; GeoNames',
  shapes: { flat: 'Flat map', globe: 'Globe' },
  keys: 'Click a place, or press Enter for the middle of the map. The arrow keys move the map; plus and minus zoom.',
  keysTurning:
    'Click a place, or press Enter for the middle of the map. Drag or use the arrow keys to turn the Earth; zoom with the wheel, a pinch, or plus and minus.',
} as const;
