import type { ChannelRevision } from '@storefront/compositions';
import { type Store, readRevision, revisionPath } from '../store';

/** Writes a revision of the channel `stable` as it is; its composition need not be stored. */
export async function writeRevision(
  store: Store,
  revision: number,
  content: Partial<ChannelRevision> = {},
): Promise<void> {
  const document = {
    revision,
    at: '2026-01-01T00:00:00.000Z',
    note: '',
    composition: 'a'.repeat(64),
    ...content,
  };
  await store.files.replace(revisionPath('stable', revision), JSON.stringify(document));
}

/** Gives a revision of the channel `stable` another time. */
export async function redate(store: Store, revision: number, at: Date): Promise<void> {
  const content = await readRevision(store, 'stable', revision);
  await writeRevision(store, revision, { ...content, at: at.toISOString() });
}
