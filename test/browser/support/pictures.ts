import type { Page } from 'playwright-core';

/** Cells of a picture are squares of this many pixels; a reference picture has one pixel for each cell. */
const CELL = 10;

/** Processes pictures in a separate page, where the browser decodes and encodes them. */
export class PictureRoom {
  readonly #page: Page;

  /** `page`: an empty page for this purpose only. */
  constructor(page: Page) {
    this.#page = page;
  }

  /** A screenshot (PNG) as a small PNG with one pixel for each cell. */
  async small(png: Buffer): Promise<Buffer> {
    return fromDataUrl(await this.#drawn(png, 1 / CELL, 'image/png'));
  }

  /** A screenshot as WebP for a document. */
  async webp(png: Buffer): Promise<Buffer> {
    return fromDataUrl(await this.#drawn(png, 1, 'image/webp'));
  }

  #drawn(png: Buffer, scale: number, type: string): Promise<string> {
    return this.#run(DRAWN, { source: dataUrl(png), factor: scale, mime: type });
  }

  /**
   * The difference of two small pictures. Luminance (0 ... 1) is compared in blocks of 4 by 4 pixels, so that other letters of the same
   * text count little: `mean` over all blocks, `far` the share of blocks that differ by more than a fifth. Infinite if the sizes differ.
   */
  apart(one: Buffer, other: Buffer): Promise<{ readonly mean: number; readonly far: number }> {
    return this.#run(APART, [dataUrl(one), dataUrl(other)]);
  }

  #run<T>(code: string, given: unknown): Promise<T> {
    return this.#page.evaluate<T>(`(${code})(${JSON.stringify(given)})`);
  }
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
const fromDataUrl = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

// Code for the browser is text, because these files are checked without the types of a page.
const DRAWN = `async ({ source, factor, mime }) => {
  const bitmap = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * factor);
  canvas.height = Math.round(bitmap.height * factor);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(mime, 0.86);
}`;

const APART = `async ([first, second]) => {
  const blocks = async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob());
    const width = Math.ceil(bitmap.width / 4),
      height = Math.ceil(bitmap.height / 4);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const sums = new Float64Array(width * height),
      counts = new Float64Array(width * height);
    for (let y = 0; y < bitmap.height; y++)
      for (let x = 0; x < bitmap.width; x++) {
        const at = 4 * (y * bitmap.width + x),
          block = Math.floor(y / 4) * width + Math.floor(x / 4);
        sums[block] += (0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]) / 255;
        counts[block]++;
      }
    return { width, height, values: [...sums].map((sum, i) => sum / counts[i]) };
  };
  const [a, b] = [await blocks(first), await blocks(second)];
  if (a.width !== b.width || a.height !== b.height) return { mean: Infinity, far: 1 };
  const gaps = a.values.map((value, i) => Math.abs(value - b.values[i]));
  return {
    mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length,
    far: gaps.filter((gap) => gap > 0.2).length / gaps.length,
  };
}`;
