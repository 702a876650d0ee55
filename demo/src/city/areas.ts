import type { Area } from '@storefront/reference-api/plugin/geography';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The areas around the demo restaurants, each with its streets, neighborhoods, parks and waters. */
export const AREAS = [
  'sao-paulo',
  'brooklyn',
  'curitiba',
  'belo-horizonte',
  'rio-de-janeiro',
  'asuncion',
] as const;

/** An area in its file, which has one line for each street; its revision changes with the file. */
export async function readArea(id: string): Promise<{ revision: string; unpack(): Area }> {
  const file = await readFile(join(import.meta.dirname, `${id}.json.gz`));
  return {
    revision: createHash('sha256').update(file).digest('base64url').slice(0, 22),
    unpack: () => JSON.parse(gunzipSync(file).toString()) as Area,
  };
}
