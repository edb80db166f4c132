const MOST_PX = 140;
const STEPS = [1, 2, 5];

/** The largest round number of kilometres within a number of pixels. */
export function roundLength(kmPerPixel: number, most = MOST_PX): number {
  const power = 10 ** Math.floor(Math.log10(kmPerPixel * most));
  return Math.max(...STEPS.map((step) => step * power).filter((km) => km <= kmPerPixel * most));
}
