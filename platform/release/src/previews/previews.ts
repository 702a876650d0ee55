import { parseJson } from '../parse-json';
import { recompose } from '../recompose';
import { compositionsInMemory } from '../compositions';
import { revokedBuilds } from '../channel-builds';
import { currentRevision, readComposition, readRevision, type Store } from '../store';
import { StoreBusyError, StoreError } from '../store-error';
import { Preview, PREVIEW_NAME } from './preview.contract';

export const PREVIEWS = 'previews';
export const previewPath = (name: string): string => `${PREVIEWS}/${name}.json`;
const FILE = /^(.+)\.json$/;

/** Names of the previews in a store; other files are ignored. */
export const listPreviews = async ({ files }: Store): Promise<string[]> =>
  (await files.list(PREVIEWS))
    .map((file) => FILE.exec(file)?.[1] ?? '')
    .filter((name) => PREVIEW_NAME.test(name));

/** Null when there is none of that name. Throws `StoreError` for a file that is no preview of it. */
export async function readPreview(store: Store, name: string): Promise<Preview | null> {
  if (!PREVIEW_NAME.test(name)) return null;
  const file = previewPath(name);
  const bytes = await store.files.read(file);
  if (bytes === null) return null;
  const action = `remove it with "storefront preview --remove ${name}"`;
  const preview = parseJson(file, bytes, Preview, action);
  if (preview.name !== name)
    throw new StoreError(`${file} is the preview ${preview.name}: ${action}`);
  return preview;
}

export const writePreview = (store: Store, preview: Preview): Promise<void> =>
  store.files.replace(previewPath(preview.name), `${JSON.stringify(preview, null, 2)}\n`);

/** Whether a preview is served, and why not. */
export type PreviewState =
  | { readonly kind: 'live'; readonly preview: Preview }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired'; readonly preview: Preview }
  | { readonly kind: 'revoked'; readonly preview: Preview; readonly builds: readonly string[] }
  /** The file, or what it names, cannot be used. */
  | { readonly kind: 'unusable'; readonly reason: string };

const isExpired = ({ expires }: Preview, now: Date): boolean =>
  Date.parse(expires) <= now.getTime();

/**
 * A preview is its channel with its builds and nothing else: what `preview` would compose from them
 * must be the composition that the file names.
 */
async function failIfOther(store: Store, preview: Preview): Promise<void> {
  const { composition: served } = await readRevision(store, preview.channel, preview.base);
  const { hash } = await recompose(
    compositionsInMemory(store),
    await readComposition(store, served),
    preview.builds,
  );
  if (hash !== preview.composition)
    throw new StoreError(
      `preview ${preview.name} names another composition than its builds: create it again`,
    );
}

/** Reads a preview as hostile input: only `live` may be served. Throws `StoreBusyError` alone. */
export async function previewState(store: Store, name: string, now: Date): Promise<PreviewState> {
  try {
    const preview = await readPreview(store, name);
    if (preview === null) return { kind: 'unknown' };
    if (isExpired(preview, now)) return { kind: 'expired', preview };
    await failIfOther(store, preview);
    const { builds } = await readComposition(store, preview.composition);
    const revoked = await revokedBuilds(store, preview.channel, builds);
    return revoked.length === 0
      ? { kind: 'live', preview }
      : { kind: 'revoked', preview, builds: revoked.map((it) => `${it.name}@${it.id}`) };
  } catch (error) {
    if (error instanceof StoreBusyError || !(error instanceof Error)) throw error;
    return { kind: 'unusable', reason: error.message };
  }
}

/** The document in which customers pay on the channel of a preview. */
export const paymentDocumentOf = async (
  store: Store,
  { channel }: Preview,
): Promise<'shared' | 'separate'> =>
  (await currentRevision(store, channel))?.paymentDocument ?? 'shared';
