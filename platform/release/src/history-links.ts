import { createHash } from 'node:crypto';
import type { ChannelRevision } from '@storefront/compositions';
import { type Store, revisionPath } from './store';

/**
 * Revisions whose link does not fit the file before them: the history was changed. Revisions of earlier
 * releases have no link. `revisions` are the newest of a channel, newest first.
 */
export async function brokenLinks(
  { files }: Store,
  channel: string,
  revisions: readonly Pick<ChannelRevision, 'revision' | 'before'>[],
): Promise<number[]> {
  const broken: number[] = [];
  for (const { revision, before } of revisions) {
    if (before === undefined) continue;
    const bytes = await files.read(revisionPath(channel, revision - 1));
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (hash !== before) broken.push(revision);
  }
  return broken;
}
