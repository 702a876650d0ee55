import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const webPush = createRequire(import.meta.url)('web-push') as typeof import('web-push');

/** A pair of keys in base64url, by which push services know who pushes. */
const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.output<typeof VapidKeys>;

const FILE = 'vapid-keys.json';

/** The given keys, else those made once and kept in the data folder for this user alone: devices subscribe with them, so that they must stay. */
export async function vapidKeys(dataDir: string, given: VapidKeys | null): Promise<VapidKeys> {
  if (given !== null) return given;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, FILE);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => { // a link appears whole, and only the first one counts
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return z.parse(VapidKeys, JSON.parse(await readFile(file, 'utf8')));
}
