import type { ChannelRevision } from '@storefront/compositions';
import { type Store, readRevision, listRevisions } from './store';

/** Revisions of a channel before `revision`, the newest first; each is read on demand. */
export async function* earlierRevisions(
  store: Store,
  channel: string,
  revision: number,
): AsyncGenerator<ChannelRevision> {
  const numbers = (await listRevisions(store, channel)).filter((number) => number < revision);
  for (const number of numbers.reverse()) yield await readRevision(store, channel, number);
}

/** All compositions that a revision serves. */
export const compositionsOf = ({
  composition,
  variants,
}: Pick<ChannelRevision, 'composition' | 'variants'>): string[] => [
  composition,
  ...Object.values(variants),
];
