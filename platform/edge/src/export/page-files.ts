import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { PageDocument } from '@storefront/compositions';
import { compressed } from '@storefront/release';
import { readSiteFile } from './read-site-file';
import { changedAt, replaceFile } from './write-site';

/** Folder of a site with its rendered pages, by address: `pages/app/one/hours/es.html`. */
export const PAGES = 'pages';

/** Compressed forms of a page, and what decompresses them. */
const FORMS = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Whether a page and its compressed forms are what they must be: a write may have been aborted. */
async function isWritten(file: string, html: Buffer): Promise<boolean> {
  const isSame = async (bytes: Promise<Buffer>): Promise<boolean> =>
    (await bytes.catch(() => null))?.equals(html) ?? false;
  const checks = await Promise.all([
    isSame(readSiteFile(file)),
    ...FORMS.map(([ending, open]) =>
      isSame(readSiteFile(file + ending).then((bytes) => open(bytes))),
    ),
  ]);
  return checks.every(Boolean);
}

async function newestIn(folder: string): Promise<number> {
  const files = (await namesIn(folder)).map((name) => changedAt(path.join(folder, name)));
  return Math.max(0, ...(await Promise.all(files)));
}

/**
 * Writes one page under several names of a folder, the compressed forms before the page. The page of
 * each language is a second newer than the others: one address serves all of them. Returns whether
 * anything changed.
 */
export async function writePage(files: readonly string[], text: string): Promise<boolean> {
  const html = Buffer.from(text);
  const states = await Promise.all(files.map((file) => isWritten(file, html)));
  const others = files.filter((_, index) => states[index] === false);
  if (others.length === 0) return false;
  const forms = await compressed('page.html', html);
  for (const file of others) {
    const after = await newestIn(path.dirname(file));
    for (const [ending, bytes] of forms) await replaceFile(file + ending, bytes, after);
    await replaceFile(file, html, after);
  }
  return true;
}

/** Removes a page: first itself, without which a server uses none of its forms. */
export async function removePage(file: string): Promise<void> {
  for (const ending of ['', ...FORMS.map(([it]) => it)]) await rm(file + ending, { force: true });
}

/** What a page shows; null when it cannot be read. */
export interface PageState {
  readonly composition: string;
  readonly revision: number;
}

export async function readPageState(file: string): Promise<PageState | null> {
  try {
    const html = String(await readSiteFile(file));
    const [, json = ''] =
      /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html) ?? [];
    const { composition, config } = JSON.parse(json) as PageDocument;
    return { composition: composition.hash, revision: config.revision };
  } catch {
    return null;
  }
}

/** All pages of a site, as paths of their files. */
export async function pagesIn(site: string): Promise<string[]> {
  const folder = path.join(site, PAGES);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}

/** Removes what is neither one of the pages nor a form of one, and empty folders. */
export async function removeOtherFiles(folder: string, stored: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await removeOtherFiles(file, stored);
    else if (!stored.has(file.replace(/\.(?:br|gz)$/, ''))) await rm(file, { force: true });
  }
  await rmdir(folder).catch(() => undefined); // not empty, or missing
}
