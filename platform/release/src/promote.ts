import type { ChannelRevision } from '@storefront/compositions';
import { writeOnce } from './atomic';
import { type Store, StoreError, currentRevision, readComposition, readRevision, revisionFile, revisionsOf } from './store';

type Entry = Pick<ChannelRevision, 'note' | 'repeats'> & { hash: string };

async function append(store: Store, channel: string, { hash, note, repeats }: Entry): Promise<ChannelRevision> {
  await readComposition(store, hash); // a channel never points at what is not there
  for (;;) {
    const revision = ((await revisionsOf(store, channel)).at(-1) ?? 0) + 1;
    const document: ChannelRevision = {
      revision,
      at: new Date().toISOString(),
      by: '',
      note,
      composition: hash,
      experiments: [],
      variants: {},
      revoked: [],
      origins: [],
      ...(repeats === undefined ? {} : { repeats }),
    };
    if (await writeOnce(revisionFile(store, channel, revision), `${JSON.stringify(document, null, 2)}\n`)) return document;
  }
}

/** Makes a composition the one that a channel serves to everybody. Promoting what is served already changes nothing. */
export async function promote(store: Store, channel: string, hash: string, note = ''): Promise<ChannelRevision> {
  const current = await currentRevision(store, channel);
  if (current?.composition === hash) return current;
  return append(store, channel, { hash, note });
}

/**
 * Serves again what was served before the current composition, as a new revision: the history stays. A second rollback
 * goes further back, never forward to what was taken back. Throws `StoreError` when there is nothing to go back to.
 */
export async function rollback(store: Store, channel: string): Promise<ChannelRevision> {
  const current = await currentRevision(store, channel);
  if (current) {
    const before = (await revisionsOf(store, channel)).filter((revision) => revision < (current.repeats ?? current.revision));
    for (const revision of before.reverse()) {
      const { composition: hash } = await readRevision(store, channel, revision);
      if (hash !== current.composition) {
        return append(store, channel, { hash, note: `rollback to revision ${revision}`, repeats: revision });
      }
    }
  }
  throw new StoreError(`channel ${channel} has nothing to roll back to`);
}
