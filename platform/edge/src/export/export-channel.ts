import { type BuildRef, Composition, recordKey } from '@storefront/compositions';
import { currentRevision, readComposition, type Store, StoreError } from '@storefront/release';
import type { WrittenRevision } from '@storefront/release/cli';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { channelPage } from '../channel-page';
import { toUpdate } from '../serve-updates';
import type { Served } from '../served';
import { copyBuild } from './copy-build';
import type { ExportOptions } from './export-options';
import { headersFile, REDIRECTS } from './headers-file';
import { type Exported, readLedger, storedExports, withExport } from './ledger';
import { nginxConf } from './nginx-conf';
import { PAGES } from './page-files';
import { readSiteFile } from './read-site-file';
import { addRest, removeOldRests } from './rest-files';
import { addShared, removeUnshared, restoreShared } from './shared-files';
import { siteHeaders } from './site-headers';
import { type SitePages, sitePages, type SiteRevision } from './site-pages';
import { staticPage } from './static-page';
import { addFolder, removeOthers, replaceFile } from './write-site';

/** All builds and compositions that a visitor of a channel may get, in any arm. */
interface ExportedFiles {
  readonly builds: readonly BuildRef[];
  readonly compositions: readonly Composition[];
}

const unique = (refs: readonly BuildRef[]): BuildRef[] => [
  ...new Map(refs.map((ref) => [recordKey(ref), ref])).values(),
];

async function exportedFiles(
  store: Store,
  { composition, variants, experiments }: Served,
): Promise<ExportedFiles> {
  const hashes = [...new Set([composition, ...Object.values(variants)])];
  const compositions = await Promise.all(hashes.map((hash) => readComposition(store, hash)));
  const ofArms = experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds));
  return {
    compositions,
    builds: unique([
      ...compositions.flatMap(({ builds, previous }) => [...builds, ...previous]),
      ...ofArms,
    ]),
  };
}

/** Result of an export. */
export type ExportResult = Awaited<ReturnType<typeof exportChannel>>;

const LEDGER = 'exports.json';

/** Earlier exports; throws for a folder with other contents. */
async function earlierExports(folder: string): Promise<Exported[]> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return [];
  const ledger = readLedger(String(await readSiteFile(path.join(folder, LEDGER)).catch(() => '')));
  if (ledger === null)
    throw new StoreError(
      `${folder} holds something that is no export: name an empty folder, or one of an earlier export`,
    );
  return ledger;
}

async function addNew(
  { store, folder }: ExportOptions,
  { builds, compositions }: ExportedFiles,
): Promise<string[]> {
  const added: string[] = [];
  for (const ref of builds) {
    const build = recordKey(ref);
    const target = path.join(folder, 'builds', build);
    if (await addFolder(target, (draft) => copyBuild(store, ref, draft))) added.push(build);
  }
  await addShared(store, folder, builds);
  await restoreShared(folder);
  for (const composition of compositions) {
    await replaceFile(
      path.join(folder, 'compositions', `${composition.hash}.json`),
      `${JSON.stringify(composition, null, 2)}\n`,
    );
  }
  return added;
}

/** Builds that the compositions of a site name, whatever the ledger says; damaged ones name none. */
async function namedBuilds(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'compositions'));
  const named = names.map(async (name) => {
    try {
      const text = String(await readSiteFile(path.join(folder, 'compositions', name)));
      const { builds, previous } = Composition.parse(JSON.parse(text));
      return [...builds, ...previous].map(recordKey);
    } catch {
      return [];
    }
  });
  return (await Promise.all(named)).flat();
}

async function removeOld(folder: string, stored: readonly Exported[]): Promise<string[]> {
  const compositions = new Set(
    stored.flatMap((entry) => entry.compositions.map((hash) => `${hash}.json`)),
  );
  for (const name of await readdir(path.join(folder, 'compositions'))) {
    if (!compositions.has(name)) await rm(path.join(folder, 'compositions', name));
  }
  const builds = [...stored.flatMap((entry) => entry.builds), ...(await namedBuilds(folder))];
  await removeOldRests(folder, new Set(stored.flatMap((entry) => entry.compositions)));
  const removed = await removeOthers(path.join(folder, 'builds'), new Set(builds));
  await removeUnshared(folder);
  return removed;
}

/** A site whose files are written, except its rendered pages. */
export interface WrittenSite extends SiteRevision, WrittenRevision {
  /** Removes the files of no export that must stay. Returns the builds. */
  removeOld(): Promise<string[]>;
}

/**
 * Writes the site of a channel, without new rendered pages: those of revoked compositions are
 * removed before its page and `channel.json` are replaced. Throws as `exportChannel` does.
 */
export async function writeChannel(
  options: ExportOptions,
  pages: SitePages | null,
): Promise<WrittenSite> {
  const { store, channel, folder, apiBase, mediaBase, site, base, keepDays, brotli } = options;
  const served = await currentRevision(store, channel);
  if (served === null)
    throw new StoreError(
      `nothing was promoted to channel ${channel} yet: promote a composition first`,
    );
  const earlier = await earlierExports(folder);
  const files = await exportedFiles(store, served);
  const pageOf = (buildsBase: string) =>
    channelPage(
      { store, channel, buildsBase, apiBase, mediaBase, site, newsUrl: '/channel.json' },
      // one file serves all addresses that are not rendered
      { ...served, paymentDocument: 'shared' },
    );
  const current = await pageOf(`${base}/builds`);
  const inStore = base === '' || pages === null ? current : await pageOf('/builds');
  const html = staticPage(current, options);
  const headers = siteHeaders(options);

  // The ledger is written first: it marks a folder as an export even if the first export is
  // aborted.
  const entry: Exported = {
    revision: served.revision,
    at: new Date().toISOString(),
    builds: files.builds.map(recordKey),
    compositions: files.compositions.map(({ hash }) => hash),
  };
  const stored = storedExports(withExport(earlier, entry), Date.now(), keepDays);
  await replaceFile(path.join(folder, LEDGER), `${JSON.stringify(stored, null, 2)}\n`);
  const added = await addNew(options, files);
  await addRest(options, current);
  await replaceFile(path.join(folder, 'nginx.conf'), nginxConf(headers, { brotli }));
  await replaceFile(path.join(folder, '_headers'), headersFile(headers));
  await replaceFile(path.join(folder, '_redirects'), REDIRECTS);
  await replaceFile(path.join(folder, 'sw.js'), current.worker);
  if (pages) await pages.removeRevoked(served.revoked);
  else await rm(path.join(folder, PAGES), { recursive: true, force: true });
  await replaceFile(path.join(folder, 'index.html'), html);
  await replaceFile(path.join(folder, 'channel.json'), `${JSON.stringify(toUpdate(current))}\n`);
  return {
    revision: served.revision,
    current,
    inStore,
    added,
    page: { size: Buffer.byteLength(html), gzip: gzipSync(html).length },
    removeOld: () => removeOld(folder, stored),
  };
}

/**
 * Writes the site of a channel for any file server. Safe on a live folder, one export at a time:
 * new files are written first, the page and `channel.json` after them, then rendered pages, and
 * files that only old pages use are removed after that. Throws `StoreError` when the channel serves
 * nothing yet, or the folder has other contents.
 */
export async function exportChannel(options: ExportOptions) {
  const { channel, folder } = options;
  const pages = options.rendered ? sitePages(options, options.rendered) : null;
  try {
    const site = await writeChannel(options, pages);
    const rendered = (await pages?.render(site)) ?? null;
    const removed = await site.removeOld();
    const { revision, added, page } = site;
    return { channel, revision, folder, added, removed, page, rendered };
  } finally {
    await pages?.close();
  }
}
