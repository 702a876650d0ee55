import { type Store, readComposedPage, readRevision, listRevisions } from '@storefront/release';
import { pageCompositions } from '../page-compositions';
import type { RenderedComposition } from '../render/realm-files';
import { type RenderedFiles, renderedFiles } from '../rendered-files';
import type { Served } from '../served';

/** Earlier revisions of a channel that are searched, the latest first. */
const MAX_REVISIONS = 20;

interface Searched {
  readonly store: Store;
  readonly channel: string;
  readonly buildsBase: string;
  readonly served: Served;
}

/** The files of an earlier revision whose shell describes restaurants; null for any other. */
async function readRenderedFiles(
  { store, channel, buildsBase, served }: Searched,
  revision: number,
): Promise<RenderedComposition | null> {
  const earlier = await readRevision(store, channel, revision);
  if (served.revoked.includes(earlier.composition)) return null;
  const opened = await readComposedPage(store, earlier.composition, buildsBase);
  return renderedFiles(pageCompositions(opened, earlier), earlier).ofShell('head');
}

/**
 * The files that describe restaurants on a page. Of a shell from before heads, after a rollback, they are
 * those of the latest earlier revision that has them and is not revoked; null without one.
 */
export async function describingFiles(
  { ofShell }: RenderedFiles,
  hasScript: boolean,
  searched: Searched,
): Promise<RenderedComposition | null> {
  const own = ofShell('head');
  if (own !== null || !hasScript) return own;
  const { store, channel, served } = searched;
  const earlier = (await listRevisions(store, channel).catch(() => []))
    .filter((revision) => revision < served.revision)
    .slice(-MAX_REVISIONS)
    .reverse();
  for (const revision of earlier) {
    const files = await readRenderedFiles(searched, revision).catch(() => null); // removed, or refused
    if (files !== null) return files;
  }
  return null;
}
