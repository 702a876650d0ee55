import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../store';
import { removeTemporaryFolders } from '../testing/a-build-folder';
import { grant } from './manage-keys';
import { TIMESTAMP } from './names';
import { openSigning } from './open-trusted-store';
import { type SignedStore, aSignedStore } from './testing/a-signed-store';

afterAll(removeTemporaryFolders);

/** The message of `keys grant` on a machine that has seen no timestamp. */
async function grantOf({ root, trust, keys, folder }: SignedStore): Promise<unknown> {
  await rm(path.join(trust, 'seen.json'), { force: true });
  const signing = openSigning(openStore(root), { trust, keys: await folder(['ana', 'ben']) });
  const place = { kind: 'room', name: 'mf-cart', threshold: undefined } as const;
  return grant(signing, { ...place, keys: [keys['ana']!] }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

test('a store that was signed and has no timestamp yet is not in effect; a removed one is damage', async () => {
  const signed = await aSignedStore();
  await rm(path.join(signed.root, TIMESTAMP));
  expect(await grantOf(signed)).toBe(`${TIMESTAMP} is not there: restore it from a backup`);
  const tuf = path.join(signed.root, 'tuf');
  for (const name of await readdir(tuf))
    if (/\.(timestamp|snapshot)\.json$/.test(name)) await rm(path.join(tuf, name));
  expect(await grantOf(signed)).toBe(
    'the store is signed, but not yet in effect: run "npm run storefront -- keys timestamp" with the key of CI',
  );
});
