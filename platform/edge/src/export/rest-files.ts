import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressed, readComposedPage } from '@storefront/release';
import type { CurrentPage } from '../channel-page';
import { restFile } from '../rest-file';
import type { ExportOptions } from './export-options';
import { replaceFile } from './write-site';

/** Folder of a site with the builds that pages omit, one file for each composition. */
const folderIn = (site: string): string => path.join(site, 'builds', '_compositions');

/** Writes the file that the pages of a site name, its compressed forms first. */
export async function addRest(
  { store, folder, base }: Pick<ExportOptions, 'store' | 'folder' | 'base'>,
  current: CurrentPage,
): Promise<void> {
  const { composition } = current.document(null, { language: '', modules: null });
  if (composition.rest === undefined) return;
  const { text, pointer } = restFile(
    await readComposedPage(store, composition.hash, `${base}/builds`),
  );
  const file = path.join(folder, 'builds', pointer.file);
  const bytes = Buffer.from(text);
  for (const [ending, form] of await compressed(file, bytes))
    await replaceFile(file + ending, form);
  await replaceFile(file, bytes);
}

/** Removes the files of compositions that no stored export has. */
export async function removeOldRests(
  site: string,
  compositions: ReadonlySet<string>,
): Promise<void> {
  const folder = folderIn(site);
  for (const name of await readdir(folder).catch(() => []))
    if (!compositions.has(name.split('-')[0] ?? '')) await rm(path.join(folder, name));
}
