import { currentRevision, readRevision, type Store } from '../store';
import { StoreError } from '../store-error';
import type { Preview } from './preview.contract';
import { listPreviews, previewPath, previewState, type PreviewState } from './previews';

/** A preview as `preview --list` shows it. */
export interface ListedPreview extends Partial<Preview> {
  readonly name: string;
  readonly state: PreviewState['kind'];
  /** Revision that the channel serves now, when it is newer than the one that is previewed. */
  readonly newer?: number;
  /** Why it is not served. */
  readonly reason?: string;
}

export async function listedPreviews(store: Store, now: Date): Promise<ListedPreview[]> {
  const listed: ListedPreview[] = [];
  for (const name of await listPreviews(store)) {
    const state = await previewState(store, name, now);
    const preview = 'preview' in state ? state.preview : null;
    const current = preview && (await currentRevision(store, preview.channel).catch(() => null));
    const newer = current && preview && current.revision > preview.base ? current.revision : null;
    listed.push({
      ...preview,
      name,
      state: state.kind,
      ...(newer === null ? {} : { newer }),
      ...(state.kind === 'revoked' ? { reason: `${state.builds.join(', ')} revoked` } : {}),
      ...(state.kind === 'unusable' ? { reason: state.reason } : {}),
    });
  }
  return listed;
}

/** Throws `StoreError` when there is none of that name. A file that is no preview is removed, too. */
export async function removePreview(store: Store, name: string): Promise<void> {
  if (!(await listPreviews(store)).includes(name))
    throw new StoreError(`there is no preview ${name}: "storefront preview --list" names them`);
  await store.files.remove(previewPath(name));
}

/** What previews need of the store, and the names of those that expired. */
export interface PreviewsOfStore {
  readonly expired: readonly string[];
  /** Hashes of the compositions of live previews, and of those that they are compared with. */
  readonly compositions: readonly string[];
}

/** Previews that a rollback revoked are live until they expire: the rollback may be reverted. */
export async function usedByPreviews(store: Store, now: Date): Promise<PreviewsOfStore> {
  const expired: string[] = [];
  const used: Preview[] = [];
  for (const name of await listPreviews(store)) {
    const state = await previewState(store, name, now);
    if (state.kind === 'expired') expired.push(name);
    if (state.kind === 'live' || state.kind === 'revoked') used.push(state.preview);
  }
  const bases = await Promise.all(
    used.map(async ({ channel, base }) => (await readRevision(store, channel, base)).composition),
  );
  return {
    expired,
    compositions: [...used.map(({ composition }) => composition), ...bases],
  };
}
