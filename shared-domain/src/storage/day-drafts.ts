import type * as z from 'zod/mini';
import type { AppStorage } from './create-storage';

const DAY_MS = 86_400_000;

/** When a draft was saved, in ms since 1970. */
type Saved = { readonly savedAt: number };

/** Also false for a draft from the future, of a device whose clock was wrong: it would never end. */
const isFresh = ({ savedAt }: Saved, now: number): boolean => Math.abs(now - savedAt) < DAY_MS;

/** Deletes the drafts of all restaurants under a prefix that are a day old. */
export function deleteOldDrafts(
  storage: AppStorage,
  prefix: string,
  schema: z.ZodMiniType<Saved>,
  now: number,
): void {
  for (const key of storage.keysFrom(prefix)) {
    const draft = storage.read(key, schema);
    if (draft !== null && !isFresh(draft, now)) storage.remove(key);
  }
}
