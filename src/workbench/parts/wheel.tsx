import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawn, redraw, svgTree } from './svg-tree.js';
import type { SvgElement } from './svg-tree.js';

const adopted = new Set<string>();

/**
 * The wheel without its style element. Its rules become a style sheet of the page, because the content policy of the page does not allow
 * style elements inside it.
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

/** The wheel that the service draws, as a part of the page. A wheel that follows another one is drawn by its differences. */
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
