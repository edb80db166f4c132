/** An element of an SVG string as the service writes it: attributes in double quotes, no comments, characters escaped by their numbers. */
export interface SvgElement {
  readonly tag: string;
  /** The attributes as written: equal strings are equal attributes. */
  readonly written: string;
  readonly children: readonly SvgNode[];
}
export type SvgNode = SvgElement | string;

const TOKEN = /<(\/?)([\w-]+)([^>]*?)(\/?)>|([^<]+)/g,
  ATTRIBUTE = /([\w:-]+)="([^"]*)"/g,
  ENTITY = /&#(\d+);/g;

const decoded = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, (_, code: string) => String.fromCodePoint(Number(code))) : text;

/** The tree of an SVG string; null if it is not one element. */
export function svgTree(text: string): SvgElement | null {
  const root: SvgNode[] = [],
    open: SvgNode[][] = [root];
  for (const [, close, tag, written, empty, content] of text.matchAll(TOKEN)) {
    const within = open[open.length - 1];
    if (content !== undefined) within.push(decoded(content));
    else if (close) open.pop();
    else {
      const children: SvgNode[] = [];
      within.push({ tag, written, children });
      if (!empty) open.push(children);
    }
  }
  const [first] = root;
  return typeof first === 'object' ? first : null;
}

/** The attributes of an element by name. */
export const attributesOf = ({ written }: SvgElement): Map<string, string> =>
  new Map(Array.from(written.matchAll(ATTRIBUTE), ([, name, value]) => [name, decoded(value)]));

const SVG = 'http://www.w3.org/2000/svg';

/** A new element of the page for a tree. */
export function drawn(tree: SvgElement): SVGElement {
  const element = document.createElementNS(SVG, tree.tag);
  for (const [name, value] of attributesOf(tree)) if (name !== 'xmlns') element.setAttribute(name, value);
  element.append(...tree.children.map(newNode));
  return element;
}
const newNode = (node: SvgNode): Node | string => (typeof node === 'string' ? node : drawn(node));

/** Changes the elements of tree `before` into those of `after` and touches only the differences. Both trees have the same tag. */
export function redraw(element: Element, before: SvgElement, after: SvgElement): void {
  if (before === after) return;
  if (before.written !== after.written) changeAttributes(element, before, after);
  let child = element.firstChild;
  after.children.forEach((next, i) => {
    const last = before.children.at(i);
    if (child === null || last === undefined) element.append(newNode(next));
    else {
      const following: ChildNode | null = child.nextSibling;
      changeChild(child, last, next);
      child = following;
    }
  });
  while (child !== null) {
    const following: ChildNode | null = child.nextSibling;
    child.remove();
    child = following;
  }
}

function changeChild(child: ChildNode, last: SvgNode, next: SvgNode): void {
  if (typeof last === 'object' && typeof next === 'object' && last.tag === next.tag)
    redraw(child as Element, last, next);
  else if (typeof last === 'string' && typeof next === 'string') {
    if (last !== next) (child as Text).data = next;
  } else child.replaceWith(newNode(next));
}

function changeAttributes(element: Element, before: SvgElement, after: SvgElement): void {
  const gone = attributesOf(before);
  for (const [name, value] of attributesOf(after)) {
    if (gone.get(name) !== value && name !== 'xmlns') element.setAttribute(name, value);
    gone.delete(name);
  }
  for (const name of gone.keys()) element.removeAttribute(name);
}
