import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawn, redraw, svgTree } from './svg-tree.js';
import type { SvgElement } from './svg-tree.js';

const adopted = new Set<string>();

/**
 * The wheel without its style element, whose rules become a sheet of the page: the page's policy admits no style text within it.
 */
function withoutStyle(svg: string): string {
  return svg.replace(/<style>([^<]*)<\/style>/, (_, rules: string) => {
    if (!adopted.has(rules)) {
      adopted.add(rules);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    return '';
  });
}

/** The finished wheel of the service, as part of the page. A wheel that follows another is drawn by what differs between the two. */
export function Wheel({ svg, onPicture }: { svg: string; onPicture?: (element: SVGSVGElement) => void }) {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<SvgElement | null>(null);
  useLayoutEffect(() => {
    const tree = svgTree(withoutStyle(svg)),
      last = shown.current;
    const picture = holder.current?.firstElementChild;
    if (tree === null || holder.current === null) return;
    if (last !== null && picture) redraw(picture, last, tree);
    else {
      const element = drawn(tree) as SVGSVGElement;
      holder.current.replaceChildren(element);
      onPicture?.(element);
    }
    shown.current = tree;
  }, [svg]);
  return <div class="wheel" ref={holder} />;
}
