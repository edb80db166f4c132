import { pngOf, saveFile, svgText } from './export.js';
import type { Export } from './panel.js';

/** A picture as SVG and PNG files. */
export const pictureExports = (
  picture: { readonly current: SVGSVGElement | null },
  name: string,
): readonly Export[] => [
  {
    form: 'SVG',
    save: () => {
      if (picture.current) saveFile(`${name}.svg`, 'image/svg+xml', svgText(picture.current));
    },
  },
  {
    form: 'PNG',
    save: async () => {
      if (picture.current) saveFile(`${name}.png`, 'image/png', await pngOf(picture.current));
    },
  },
];
