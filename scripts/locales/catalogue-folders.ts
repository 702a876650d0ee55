import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './catalogues';

const NO_SOURCES = /^(\..+|node_modules|dist(-.+)?|test-results|media)$/;

const CATALOGUE = /\.json(\.template)?$/;
const isCatalogue = (name: string): boolean => CATALOGUE.test(name);

/** Folders with catalogues anywhere in the repository: a folder `locales` with JSON files. */
export function catalogueFolders(under = ''): string[] {
  const entries = readdirSync(path.join(root, under), { withFileTypes: true });
  if (path.basename(under) === 'locales')
    return entries.some(({ name }) => isCatalogue(name)) ? [under] : [];
  return entries
    .filter((entry) => entry.isDirectory() && !NO_SOURCES.test(entry.name))
    .flatMap(({ name }) => catalogueFolders(path.join(under, name)));
}

/** `es-PY`: texts of a country above those of a language. */
const OVERLAY = /^[a-z]{2}-[A-Z]{2}$/;

const namesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter(isCatalogue)
    .map((name) => name.replace(CATALOGUE, ''))
    .sort();

/** Languages with a catalogue in a folder. */
export const languagesIn = (folder: string): string[] =>
  namesIn(folder).filter((name) => !OVERLAY.test(name));

/** Overlays in a folder. */
export const overlaysIn = (folder: string): string[] =>
  namesIn(folder).filter((name) => OVERLAY.test(name));
