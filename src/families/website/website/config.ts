import type { Static } from '@sinclair/typebox';
import { InvalidInput } from '../../../kernel/errors.js';
import type { FieldProblem } from '../../../kernel/errors.js';
import { suggestNames } from '../../../kernel/suggest.js';
import { DEFAULT_CONFIG } from './schema.js';
import type {
  ChartWheelConfig,
  ChartWheelConfigValidationRequest,
  ChartWheelConfigValidationResponse,
  ChartWheelPresetsResponse,
  ConfigWarning,
} from './schema.js';

const PRESETS: readonly {
  readonly name: string;
  readonly description: string;
  readonly changes: Partial<ChartWheelConfig>;
}[] = [
  {
    name: 'classic',
    description: "Full wheel with the Ptolemaic aspects, light or dark by the reader's system.",
    changes: {},
  },
  {
    name: 'dense',
    description: 'All aspects and symbols only, for large, detailed pictures.',
    changes: { aspect_tier: 2, label_mode: 'compact', collision_orb_deg: 2 },
  },
  {
    name: 'minimal',
    description: 'Symbols only and no aspect lines, for small pictures.',
    changes: { include_aspects: false, label_mode: 'compact' },
  },
  {
    name: 'print',
    description: 'Letters and full names in black on white, for paper.',
    changes: { glyph_set: 'text', label_mode: 'full', label_radius: 0.88 },
  },
  { name: 'dark', description: 'The classic wheel in dark colours on every system.', changes: {} },
];

const NAMES: Readonly<Record<'orientation' | 'preset' | 'glyph_set' | 'label_mode', readonly string[]>> = {
  orientation: ['aries_left', 'aries_right', 'ascendant_left', 'ascendant_right'],
  preset: PRESETS.map(({ name }) => name),
  glyph_set: ['unicode', 'text'],
  label_mode: ['full', 'standard', 'compact', 'hidden'],
};

/** GET /v1/website/chart-wheel/presets: the presets with their configs. */
export const presets = (): Static<typeof ChartWheelPresetsResponse> =>
  PRESETS.map(({ name, description, changes }) => ({
    name,
    description,
    config: { ...DEFAULT_CONFIG, preset: name, ...changes },
  }));

/**
 * A complete config, in the order of the contract: a field is the given one, else that of the preset, else that of `classic`.
 */
export function completeConfig(config: Partial<ChartWheelConfig> | undefined): ChartWheelConfig {
  const preset = PRESETS.find(({ name }) => name === config?.preset);
  return { ...DEFAULT_CONFIG, ...preset?.changes, ...config };
}

interface Finding extends ConfigWarning {
  readonly field: keyof ChartWheelConfig;
  readonly allowed?: unknown;
}

function findings(config: ChartWheelConfig): Finding[] {
  const list: Finding[] = [];
  for (const field of ['orientation', 'preset', 'glyph_set', 'label_mode'] as const) {
    if (!NAMES[field].includes(config[field]))
      list.push({
        field,
        code: `unknown_${field}`,
        message: `${field} must be one of ${NAMES[field].join(', ')}`,
        severity: 'error',
        allowed: NAMES[field],
      });
  }
  if (config.aspect_tier !== null && ![0, 1, 2].includes(config.aspect_tier))
    list.push({
      field: 'aspect_tier',
      code: 'unknown_aspect_tier',
      message: 'aspect_tier must be 0, 1, 2 or null',
      severity: 'error',
      allowed: [0, 1, 2, null],
    });
  if (config.orb_factor <= 0)
    list.push({
      field: 'orb_factor',
      code: 'non_positive_orb_factor',
      message: 'orb_factor must be above 0',
      severity: 'error',
      allowed: 'a number above 0',
    });
  if (config.aspect_radius >= config.point_radius)
    list.push({
      field: 'aspect_radius',
      code: 'aspect_radius_not_inside_points',
      message: 'aspect_radius must be below point_radius, because aspect lines reach the points',
      severity: 'warning',
    });
  if (config.point_radius >= config.zodiac_radius)
    list.push({
      field: 'point_radius',
      code: 'point_radius_outside_zodiac',
      message: 'point_radius must be at least zodiac_radius, because points are on or outside the zodiac',
      severity: 'warning',
    });
  if (config.label_mode !== 'hidden' && config.label_radius <= config.point_radius)
    list.push({
      field: 'label_radius',
      code: 'label_radius_inside_points',
      message: 'label_radius must be at most point_radius, because labels are on or inside the points',
      severity: 'warning',
    });
  if (config.include_aspects && config.aspect_tier === 2)
    list.push({
      field: 'aspect_tier',
      code: 'dense_aspect_tier',
      message: 'all 22 aspects may be too many lines for a small wheel',
      severity: 'info',
    });
  return list;
}

const warningOf = ({ code, message, severity }: Finding): ConfigWarning => ({ code, message, severity });

/**
 * POST /v1/website/chart-wheel/validate: errors and warnings of a config. Unknown names are part of the answer, not an error.
 */
export function validateConfig({
  config: given,
}: ChartWheelConfigValidationRequest): ChartWheelConfigValidationResponse {
  const config = completeConfig(given as Partial<ChartWheelConfig>),
    found = findings(config);
  return {
    valid: !found.some(({ severity }) => severity === 'error'),
    normalized_config: config,
    warnings: found.map(warningOf),
  };
}

/** The warnings of a config that can be drawn. Errors: InvalidInput with one problem for each error of the config. */
export function checkedWarnings(config: ChartWheelConfig): ConfigWarning[] {
  const found = findings(config);
  const problems = found
    .filter(({ severity }) => severity === 'error')
    .map(({ field, message, allowed }): FieldProblem => {
      const given = config[field],
        names = NAMES[field as keyof typeof NAMES];
      return {
        field: `/config/${field}`,
        message,
        given,
        allowed,
        ...(typeof given === 'string' ? { suggestions: suggestNames(given, names) } : {}),
      };
    });
  if (problems.length) throw new InvalidInput(problems);
  return found.map(warningOf);
}
