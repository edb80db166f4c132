import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COMPOSITE_MODEL_ID,
  ENGINE_CONTRACT_ID,
  ENGINE_CONTRACT_VERSION,
  TABLE_FORMAT_ID,
} from '../../src/visibility-pack.js';
import { NOTICE_FILE } from '../../src/sky/visibility/physical/tables.js';
import type { PackManifest } from '../../src/sky/visibility/physical/tables.js';
import { sha256Of } from './manifest.js';
import { visibilitySources } from './visibility-sources.js';
import type { VisibilitySources } from './visibility-sources.js';
import { visibilityTables } from './visibility-tables.js';

const PACK_ID = 'celestial_published_tables';
/** Version of the pack's format; increases with every change of its contents. */
const PACK_VERSION = '1.0.0';

/**
 * Builds the visibility pack into a directory: payloads, notice, manifest. The same sources give the same bytes.
 *
 * @returns the SHA-256 sum of the manifest, which the setting SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_MANIFEST_SHA256 pins
 */
export function buildVisibilityPack(directory: string): string {
  const { sources, sums } = visibilitySources();
  const tables = visibilityTables(sources);
  const payloads: Record<string, string> = {
    'spectral.json': json(tables.spectral),
    'air.json': json(tables.air),
    'domain.json': json(tables.domain),
    'twilight.json': json(tables.twilight),
    'night-sky.json': json(tables.nightSky),
    'moonlight.json': json(tables.moonlight),
    'vision.json': json(tables.vision),
    'targets.json': json(tables.targets),
    [NOTICE_FILE]: notice(sources),
  };
  const sourceManifest = json(sums),
    manifest: PackManifest = {
      table_format_id: TABLE_FORMAT_ID,
      engine_contract_id: ENGINE_CONTRACT_ID,
      engine_contract_version: ENGINE_CONTRACT_VERSION,
      composite_model_id: COMPOSITE_MODEL_ID,
      pack_id: PACK_ID,
      version: PACK_VERSION,
      compatibility_id: `${TABLE_FORMAT_ID}/${ENGINE_CONTRACT_ID}/${ENGINE_CONTRACT_VERSION}`,
      generation_fingerprint: textSha256(json([PACK_ID, PACK_VERSION, sums])),
      source_artifact_spec_id: 'published_tables_with_check_values_v1',
      source_artifact_manifest_sha256: textSha256(sourceManifest),
      source_dataset_ids: Object.values(sources)
        .map(({ id }: { id: string }) => id)
        .sort(),
      license: 'CC0-1.0 (facts from the cited publications)',
      files: Object.fromEntries(
        Object.entries(payloads).map(([name, text]) => [
          name,
          { sha256: textSha256(text), bytes: Buffer.byteLength(text) },
        ]),
      ),
    };
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of Object.entries(payloads)) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'manifest.json'), json(manifest));
  return textSha256(json(manifest));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
const textSha256 = (text: string): string => sha256Of(Buffer.from(text));

const notice = (sources: VisibilitySources): string =>
  [
    'Tables of this pack were made from published ones by the builder of the Celestial Computation Service.',
    'Facts are free; the publications are to be cited:',
    '',
    ...Object.values(sources).flatMap(
      ({ id, citation, confirmed }: { id: string; citation: string; confirmed: string }) => [
        `${id}: ${citation}.`,
        `  Confirmed: ${confirmed}.`,
      ],
    ),
    '',
  ].join('\n');
