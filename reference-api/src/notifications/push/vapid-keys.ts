import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { readOrCreateFile } from '../../platform/settings/read-or-create-file';

const webPush = createRequire(import.meta.url)('web-push') as typeof import('web-push');

/** A pair of keys in base64url that identifies the sender to push services. */
const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.output<typeof VapidKeys>;

const FILE = 'vapid-keys.json';

/**
 * The given keys, else those stored in the data folder: devices subscribe with them, so they must
 * not change.
 */
export async function vapidKeys(dataDir: string, given: VapidKeys | null): Promise<VapidKeys> {
  return (
    given ??
    z.parse(
      VapidKeys,
      JSON.parse(
        await readOrCreateFile(dataDir, FILE, () => JSON.stringify(webPush.generateVAPIDKeys())),
      ),
    )
  );
}
