import type { WheelAspect } from './packet.js';
import { AspectSymbol } from './symbols.js';

/** An aspect in a grid: the label for screen readers, and the text below its symbol. */
export interface GridAspect {
  readonly aspect: WheelAspect;
  readonly sentence: string;
  readonly orb: string;
}

/** The aspects of a grid by cell, the closest first. With wide orbs a pair may have several aspects; all are shown. */
export function byField(
  aspects: readonly WheelAspect[],
  field: (aspect: WheelAspect) => string,
): ReadonlyMap<string, readonly WheelAspect[]> {
  const found = new Map<string, WheelAspect[]>();
  for (const aspect of [...aspects].sort((a, b) => a.orb - b.orb)) {
    const known = found.get(field(aspect));
    if (known) known.push(aspect);
    else found.set(field(aspect), [aspect]);
  }
  return found;
}

/** The cell of a pair in a grid of aspects. */
export function AspectCell({ aspects }: { aspects: readonly GridAspect[] }) {
  if (aspects.length === 0) return <td />;
  return (
    <td class="aspect" title={aspects.map(({ sentence }) => sentence).join('; ')}>
      {aspects.map(({ aspect, sentence, orb }) => (
        <div key={aspect.aspect} class={aspect.family ?? ''}>
          <span class="visually-hidden">{sentence}</span>
          <AspectSymbol symbol={aspect.symbol} />
          <small aria-hidden="true">{orb}</small>
        </div>
      ))}
    </td>
  );
}
