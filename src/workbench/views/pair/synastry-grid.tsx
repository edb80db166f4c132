import { callOf, useCall } from '../../api/client.js';
import { Answered } from '../../parts/answer.js';
import { csvText } from '../../../forms/csv.js';
import { saveFile } from '../../parts/export.js';
import { AspectCell, byField } from '../../parts/aspect-cell.js';
import type { GridAspect } from '../../parts/aspect-cell.js';
import { dms } from '../../parts/format.js';
import { aspectTier } from '../../parts/packet.js';
import type { WheelAspect } from '../../parts/packet.js';
import { Panel } from '../../parts/panel.js';
import { BodyName } from '../../parts/symbols.js';
import { orbFactor } from '../../state/settings.js';
import { text } from '../../text/text.js';
import { CrossAspects } from './cross-aspects.js';
import { partiesPart } from './parties.js';
import type { ReadyPair } from './parties.js';

const words = text.pair;

/** The grid of aspects between the bodies of both charts. */
export function SynastryGrid({ pair }: { pair: ReadyPair }) {
  const tier = aspectTier();
  // The lowest tier of the route includes the common minor aspects. Tier 0 of the page shows only the major ones.
  const answer = useCall(
    callOf('synastryAspects', { ...partiesPart(pair), tier: tier === 2 ? 2 : 1, orb_factor: orbFactor() }),
  );
  return (
    <Answered answer={answer}>
      {({ events }) => {
        const aspects = events
          .filter(({ classification }) => tier > 0 || classification?.tier === 'major')
          .map((event) => ({ ...event, family: event.classification?.family ?? null }));
        return (
          <div class="chart-tables">
            <Grid aspects={aspects} pair={pair} call={answer.value.call} />
            <CrossAspects aspects={aspects} labels={pair.labels} call={answer.value.call} />
          </div>
        );
      }}
    </Answered>
  );
}

/** The usual order of bodies; others follow in the order of the answer. */
const ORDER = Object.keys(text.bodies);
const byCustom = (a: string, b: string): number => rank(a) - rank(b);
const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

function Grid({
  aspects,
  pair: { labels },
  call,
}: {
  aspects: readonly WheelAspect[];
  pair: ReadyPair;
  call: Parameters<typeof CrossAspects>[0]['call'];
}) {
  const found = byField(aspects, ({ body1, body2 }) => `${body1}|${body2}`);
  const between = (row: string, column: string): readonly WheelAspect[] => found.get(`${row}|${column}`) ?? [];
  const rows = [...new Set(aspects.map(({ body1 }) => body1))].sort(byCustom),
    columns = [...new Set(aspects.map(({ body2 }) => body2))].sort(byCustom);
  const save = (): void =>
    saveFile(
      'synastry.csv',
      'text/csv',
      csvText([
        [`${labels[0]} / ${labels[1]}`, ...columns],
        ...rows.map((row) => [
          row,
          ...columns.map((column) =>
            between(row, column)
              .map(({ aspect, orb }) => `${aspect} ${orb}`)
              .join('; '),
          ),
        ]),
      ]),
    );
  return (
    <Panel title={words.modes.grid} calls={[call]} exports={[{ form: 'CSV', save }]} class="wide">
      <div class="table" role="group" aria-label={words.modes.grid} tabIndex={0}>
        <table class="aspect-grid synastry-grid">
          <thead>
            <tr>
              <th scope="col">
                {labels[0]} ↓ {labels[1]} <span class="onward">→</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <BodyName name={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <BodyName name={row} />
                </th>
                {columns.map((column) => (
                  <AspectCell key={column} aspects={between(row, column).map((aspect) => said(aspect, labels))} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function said(aspect: WheelAspect, labels: readonly [string, string]): GridAspect {
  const orb = dms(aspect.orb, false);
  return {
    aspect,
    sentence: `${labels[0]} ${aspect.body1} ${aspect.aspect} ${labels[1]} ${aspect.body2}, ${orb}`,
    orb,
  };
}
