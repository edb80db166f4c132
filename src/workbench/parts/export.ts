import { calendarStamp, calendarText } from '../../forms/calendar.js';

/** Saves a string as a file on the person's computer. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface DatedEvent {
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly title: string;
  readonly uid: string;
}

/** Events of a view as iCalendar. */
export const icsText = (events: readonly DatedEvent[]): string =>
  calendarText(
    events.map(({ start, title, uid }) => ({ uid, stamp: calendarStamp(start), summary: title })),
    '-//Celestial Computation Service//Workbench//EN',
  );

/** An SVG element as a PNG with a number of pixels for each unit, with the colours of the page resolved. */
export async function pngOf(svg: SVGSVGElement, scale = 2): Promise<Blob> {
  const text = svgText(svg);
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

const CARRIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

/** An SVG element as a standalone text: the styles of the page are written into it as attributes. */
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [svg, ...svg.querySelectorAll('*')],
    to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    // The styles are attributes because the content policy of the page does not allow style elements, not even in a copy.
    for (const name of CARRIED) to[i].setAttribute(name, style.getPropertyValue(name));
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  return new XMLSerializer().serializeToString(copy);
}
