import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceNames } from '@storefront/build/workspace';
import { type Store, changeChannel, readRevision, listRevisions } from '@storefront/release';

/** Id of a clone of these sources; null before its first start. */
async function readCloneId(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^[0-9a-f-]{36}$/.test(text.trim()) ? text.trim() : null;
}

/** A clone without write permission has another id, and so another author, at every start. */
const writeCloneId = (file: string, id: string): Promise<void> =>
  mkdir(path.dirname(file), { recursive: true })
    .then(() => writeFile(file, `${id}\n`))
    .catch(() => undefined);

/**
 * Author of the revisions that `npm start` of one clone creates, e.g. `npm start of clone
 * 3f9a0c1be752`: the same at every start. `root`: folder of the clone; its id is stored in
 * `.data/clone-id`. A copy of the clone in another folder has another author.
 */
export async function cloneAuthor(root: string): Promise<string> {
  const file = path.join(root, '.data', 'clone-id');
  const known = await readCloneId(file);
  const id = known ?? randomUUID();
  if (known === null) await writeCloneId(file, id);
  return `npm start of clone ${createHash('sha256')
    .update(`${id} ${path.resolve(root)}`)
    .digest('hex')
    .slice(0, 12)}`;
}

/**
 * True for a channel without any revision, or with revisions of this author alone, in a store without
 * keys. Throws `StoreError`.
 */
export async function isOwnChannel(
  store: Store,
  channel: string,
  author: string,
): Promise<boolean> {
  if (store.trust ?? store.unverified) return false; // promoted by the owners of keys
  for (const revision of (await listRevisions(store, channel)).reverse())
    if ((await readRevision(store, channel, revision)).by !== author) return false;
  return true;
}

/**
 * As `changeChannel`, for a channel without revisions of other authors; any other channel stays
 * unchanged. Checks again after every lost race.
 */
export const changeOwnChannel =
  (by: string): typeof changeChannel =>
  (store, channel, options, change) =>
    changeChannel(store, channel, { ...options, by }, async (current) =>
      (await isOwnChannel(store, channel, by)) ? change(current) : null,
    );

/** How to serve the builds of these sources on a channel with revisions of other authors. */
export const howToPromote = (channel: string): string =>
  [
    `The channel ${channel} has revisions that this clone did not create: ` +
      'it is served as it is, without the builds of these sources.',
    `To serve them: npm run build && npm run storefront -- publish ${workspaceNames.join(' ')} ` +
      `&& npm run storefront -- promote ${channel} --all`,
    'To serve them elsewhere: STOREFRONT_STORE= STOREFRONT_DATA=<another folder> npm start',
  ].join('\n');
