import { lookupTable } from '../kernel/lookup.js';

/**
 * The names by which answers say where a value comes from (`source_module`, `position_source`, `source_refs` ...). They are names of the
 * contract, which its clients compare; each means a file or folder below `src` that computes the value. A string of an answer may continue
 * after a name: `:` and how the value was taken, `.v1` of a method, a space and words.
 */
export const ENGINE_NAMES = lookupTable<string>({
  'engine.gochara.windows.v1': 'families/vedic/gochara',
  'engine.houses.analytical_mc_speed|analytical_asc_speed|analytical_vertex_speed': 'sky/houses/angle-rates.ts',
  'engine.houses.house_dynamics_from_armc': 'sky/houses/cusp-rates.ts',
  'engine.julian UTC/UT1 conversion': 'time',
  'engine.muhurta.existing_weighted_profile.v1': 'doctrine/muhurta',
  'engine.muhurta_search': 'families/vedic/muhurta',
  'engine.pattern_coherence.qualitative.v1-draft': 'doctrine/aspect-patterns/coherence.ts',
  'engine.sayanadi_effects.legacy_summary': 'families/vedic/avasthas',
  'engine.stellium.v1': 'doctrine/stelliums',
  'engine.varga.navamsa_exact_partition': 'doctrine/varga',
  'engine._solar': 'events/horizon-solar-day.ts',
  'engine.antiscia': 'doctrine/zodiac/antiscia.ts',
  'engine.aspect_events': 'events/moon-aspects.ts',
  'engine.aspects': 'doctrine/aspects',
  'engine.asteroid_families': 'ephemeris/small-bodies/asteroid-families.ts',
  'engine.astrocartography.acg_lines': 'sky/lines',
  'engine.astrocartography.subplanetary_points': 'sky/lines',
  'engine.authD': 'families/relationship/huber',
  'engine.centaurs': 'families/catalogs/asteroids/subsets.ts',
  'engine.chart.create_chart': 'services/chart.ts',
  'engine.chart.relocated_chart': 'families/predictive/returns/relocated.ts',
  'engine.classical_asteroids': 'families/catalogs/asteroids/subsets.ts',
  'engine.circumambulations': 'families/classical/hellenistic/circumambulations.ts',
  'engine.constants.Aspect': 'doctrine/aspects',
  'engine.coordinates.ecliptic_to_equatorial': 'kernel/spherical.ts',
  'engine.cycles.great_conjunctions': 'families/predictive/mundane',
  'engine.cycles.PlanetaryHour': 'doctrine/planetary-hours',
  'engine.declination_aspects': 'families/relationship/aspects/declinations.ts',
  'engine.dignities': 'families/classical/almuten',
  'engine.dignities.solar_proximity_truth': 'doctrine/dignity',
  'engine.dignities_types.SolarProximityTruth': 'doctrine/dignity',
  'engine.draconic': 'families/relationship/draconic',
  'engine.eclipse.events': 'events/eclipses',
  'engine.ephemeris': 'ephemeris/ephemeris.ts',
  'engine.errors': 'kernel/errors.ts',
  'engine.harmograms': 'families/relationship/harmograms',
  'engine.harmonic_transits': 'families/relationship/harmonics/forecast.ts',
  'engine.harmonics': 'families/relationship/harmonics',
  'engine.hellenistic_chart_profile': 'bundles/hellenistic',
  'engine.hellenistic_offices': 'families/classical/hellenistic/offices.ts',
  'engine.hellenistic_relations': 'families/classical/hellenistic/condition.ts',
  'engine.houses.ascendant_of_apparent_sidereal_time': 'sky/houses/figure.ts',
  'engine.houses.calculate_houses': 'sky/houses',
  'engine.julian.jd_from_datetime': 'time/scales.ts',
  'engine.light_cone': 'families/core/positions/frames.ts',
  'engine.locations.geonames_cities500': 'families/website/locations',
  'engine.longevity': 'families/classical/hyleg',
  'engine.lord_of_the_orb': 'families/relationship/lord-of-the-orb',
  'engine.lord_of_the_turn': 'families/relationship/lord-of-the-turn',
  'engine.lots': 'doctrine/lots',
  'engine.lots.calculate_parts': 'doctrine/lots',
  'engine.main_belt': 'families/catalogs/asteroids/subsets.ts',
  'engine.mean_lilith': 'sky/lunar-points.ts',
  'engine.mean_node': 'sky/lunar-points.ts',
  'engine.muhurta': 'doctrine/muhurta',
  'engine.mundane.cardinal_ingresses': 'families/predictive/mundane',
  'engine.mundane.compose_mundane_event_chart_profile': 'families/predictive/mundane/profile.ts',
  'engine.mundane.primary_syzygies': 'families/predictive/mundane',
  'engine.nine_parts': 'families/relationship/nine-parts',
  'engine.orbits': 'families/catalogs/orbits',
  'engine.panchanga': 'doctrine/panchanga',
  'engine.phase': 'sky/photometry.ts',
  'engine.phenomena': 'families/phenomena/phenomena',
  'engine.planetary_hours': 'doctrine/planetary-hours',
  'engine.planetary_hours.PlanetaryHour': 'doctrine/planetary-hours',
  'engine.planetary_hours.planetary_hours': 'doctrine/planetary-hours',
  'engine.planetary_nodes': 'families/catalogs/nodes',
  'engine.planetocentric': 'families/core/positions/frames.ts',
  'engine.planets': 'sky/sky.ts',
  'engine.planets.planet_at': 'sky/sky.ts',
  'engine.planets.sky_position_at': 'sky/sky.ts',
  'engine.primary_directions.evaluate_primary_directions_aggregate':
    'families/predictive/primary-directions/answers.ts',
  'engine.primary_directions.evaluate_primary_directions_network': 'families/predictive/primary-directions/answers.ts',
  'engine.primary_directions.find_primary_arcs': 'doctrine/directions/search.ts',
  'engine.primary_directions.PrimaryArc': 'families/predictive/primary-directions/arcs.ts',
  'engine.sidereal': 'doctrine/ayanamsa',
  'engine.sidereal.Ayanamsa': 'doctrine/ayanamsa/systems.ts',
  'engine.ssb': 'families/core/positions/frames.ts',
  'engine.stars.apparent_place': 'sky/stars',
  'engine.stars.star_at': 'sky/stars',
  'engine.tno': 'families/catalogs/asteroids/subsets.ts',
  'engine.transits.find_transits': 'events/crossings.ts',
  'engine.transits.lunar_return': 'events/returns.ts',
  'engine.transits.planet_return': 'events/returns.ts',
  'engine.transits.solar_return': 'events/returns.ts',
  'engine.true_lilith': 'sky/lunar-points.ts',
  'engine.true_node': 'sky/lunar-points.ts',
  'engine.twelfth_parts': 'doctrine/zodiac/twelfth-parts.ts',
  'engine.uranian': 'families/catalogs/uranian',
  'engine.valens_transmissions': 'families/classical/hellenistic/transmissions.ts',
});

const GOES_ON = /^(?:$|[:+ ]|[._]v\d)/;

/** The file or folder below `src` that a string of provenance names; undefined when it names none. The longest name counts. */
export function moduleOfEngineName(text: string): string | undefined {
  let found: string | undefined,
    length = 0;
  for (const [name, path] of Object.entries(ENGINE_NAMES))
    if (name.length > length && text.startsWith(name) && GOES_ON.test(text.slice(name.length))) {
      found = path;
      length = name.length;
    }
  return found;
}
