import { useMemo } from 'preact/hooks';
import { useCall } from '../../api/client.js';
import { bodyLabel } from '../../parts/format.js';
import { text } from '../../text/text.js';
import { lineFeatures, linesCall, nearCall, zenithsCall } from './calls.js';
import type { PointsAnswer } from './calls.js';
import { crossingMarks, Crossings } from './crossings.js';
import type { Mark } from '../../parts/map/marks.js';
import { MapPanel } from './map-panel.js';
import { NearLines } from './near.js';
import { anglesOf, bodiesOf, bodyClass, isOn, orbKm, placeInQuestion } from './state.js';
import type { ShownChart } from './state.js';

const words = text.earth;

/** The lines where each body rises, culminates, sets and is at its lower culmination at the instant. */
export function LinesTab({ dt, birth, isOld }: ShownChart) {
  const bodies = bodiesOf(),
    angles = anglesOf(),
    withCrossings = isOn('x');
  const canAsk = dt !== null && bodies.length > 0;
  const answer = useCall(canAsk ? linesCall(dt, bodies, withCrossings) : null);
  const zeniths = useCall(canAsk && isOn('ze') ? zenithsCall(dt, bodies) : null);
  const { data, error, loading, call } = answer.value;
  const isChosen = (line: { line_type: string }): boolean => angles.includes(line.line_type);
  const features = useMemo(
    () => lineFeatures(data?.geojson?.features).filter(({ properties }) => isChosen(properties)),
    [data, angles.join()],
  );
  const crossings = useMemo(
    () =>
      (withCrossings ? (data?.crossings ?? []) : [])
        .filter(({ first, second }) => isChosen(first) && isChosen(second))
        .sort((a, b) => b.latitude - a.latitude),
    [data, angles.join(), withCrossings],
  );
  return (
    <>
      {bodies.length === 0 && <p class="note">{words.none}</p>}
      <MapPanel
        tab="lines"
        features={features}
        marks={[...crossingMarks(crossings), ...zenithMarks(zeniths.value.data)]}
        calls={[call, zeniths.value.call]}
        error={error}
        birth={birth}
        loading={loading || isOld}
      />
      <div class="earth-tables">
        <NearLines
          call={canAsk ? nearCall(dt, bodies, placeInQuestion(birth), orbKm()) : null}
          shown={(line) => isChosen(line)}
        />
        {withCrossings && <Crossings title={words.crossings} crossings={crossings} calls={[call]} />}
      </div>
    </>
  );
}

const zenithMarks = (answer: PointsAnswer | null): Mark[] =>
  (answer?.points ?? [])
    .filter(({ point_type }) => point_type === 'Zenith')
    .map(({ planet, latitude, longitude }) => ({
      key: `zenith ${planet}`,
      kind: 'zenith',
      latitude,
      longitude,
      title: words.zenithOf(bodyLabel(planet, true)),
      class: bodyClass(planet),
    }));
