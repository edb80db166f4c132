import { useLayoutEffect, useRef } from 'preact/hooks';

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

/** The finished wheel of the service, as part of the page. */
export function Wheel({ svg, onPicture }: { svg: string; onPicture?: (element: SVGSVGElement) => void }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parsed = new DOMParser().parseFromString(withoutStyle(svg), 'image/svg+xml').documentElement;
    if (!(parsed instanceof SVGSVGElement) || holder.current === null) return;
    holder.current.replaceChildren(parsed);
    onPicture?.(parsed);
  }, [svg]);
  return <div class="wheel" ref={holder} />;
}
