import type { BuildRef } from '@storefront/compositions';
import { changeChannel } from '../change-channel';
import { publish } from '../publish';
import { type Store, openStore } from '../store';
import { type BuildFolder, aBuildFolder, aTemporaryFolder } from './a-build-folder';

/**
 * A build of a shell or of a remote; other `words` are another version with other bytes. With `same`
 * its files have content names, and a second file has that text.
 */
export function aBuildOf(name: string, words: string, same = ''): Promise<BuildFolder> {
  const file = same === '' ? 'entry.js' : `entry.${words.repeat(8)}.js`;
  const entry = {
    [file]: `// ${name}: ${words}\n`.repeat(30),
    ...(same === '' ? {} : { 'same.0a1b2c3d.js': `// ${same}\n`.repeat(30) }),
  };
  const version = `1.0.0+${words}`;
  if (name !== 'shell') return aBuildFolder(name, entry, { version });
  return aBuildFolder(name, { ...entry, 'boot.js': `// ${words}` }, { version, boot: 'boot.js' });
}

export async function publishBuild(store: Store, name: string, words: string): Promise<BuildRef> {
  const { id, contentHash } = await publish(store, (await aBuildOf(name, words)).folder);
  return { name, id, contentHash };
}

/** Publishes and promotes builds on the channel `stable`, e.g. `{ 'mf-menu': 'b' }`. */
export async function release(
  store: Store,
  builds: Record<string, string>,
  note = '',
): Promise<string> {
  const published: BuildRef[] = [];
  for (const [name, words] of Object.entries(builds))
    published.push(await publishBuild(store, name, words));
  const { revision } = await changeChannel(store, 'stable', { note }, () => ({
    builds: published,
  }));
  return revision.composition;
}

/** An empty store in a folder of its own, which `removeTemporaryFolders` removes. */
export const anEmptyStore = async (): Promise<Store> => openStore(await aTemporaryFolder());
