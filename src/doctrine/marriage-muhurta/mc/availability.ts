import type { Evidence } from '../../muhurta-election/evidence.js';
import { finding } from '../../muhurta-election/finding.js';
import type { Finding } from '../../muhurta-election/finding.js';
import { availability } from '../availability.js';
import type { WaitTable } from '../availability.js';
import { measure } from '../finding.js';

/** Childhood and old age of Jupiter: a fortnight each. Venus: east 3 and 15 days, west 10 and 5 (Samskara 27). */
const MC_WAITS: WaitTable = {
  Jupiter: {
    east: { afterAppearance: 15, beforeDisappearance: 15 },
    west: { afterAppearance: 15, beforeDisappearance: 15 },
  },
  Venus: {
    east: { afterAppearance: 3, beforeDisappearance: 15 },
    west: { afterAppearance: 10, beforeDisappearance: 5 },
  },
};

/** Jupiter and Venus must be visible, neither young nor old (Samskara 27; visibility by Surya Siddhanta 9.2-11). */
export const availabilityFindings = (evidence: Evidence): Finding[] =>
  (['Jupiter', 'Venus'] as const).map((planet) => {
    const apparition = planet === 'Jupiter' ? evidence.jupiterApparition : evidence.venusApparition;
    const found = availability(evidence.jdUt1, apparition, MC_WAITS[planet]);
    const id = `${planet.toLowerCase()}_availability`;
    const visible = found.isInvisible === false;
    return finding({
      id,
      rule: id,
      source: 'MC Avasthi 2004, Samskara 27; SS IX.2-11 modern extension',
      detected: found.restricts,
      measures: [
        measure('state', found.state, 'availability_state'),
        measure('post_appearance', visible ? found.afterAppearance : null, 'elapsed_UT1_days'),
        measure('pre_disappearance', visible ? found.beforeDisappearance : null, 'elapsed_UT1_days'),
      ],
      unavailable: [found.state === 'uncertain' ? 'shifted_heliacal_root_band' : 'adjacent_apparition_events_missing'],
    });
  });
