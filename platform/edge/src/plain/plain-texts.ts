import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE_TAG } from '../head/default-language';
import type en from './locales/en.json';

export type PlainTexts = typeof en;

const FOLDER = join(import.meta.dirname, 'locales');
const ENDING = '.json';

const OVERLAY = /^[a-z]{2}-[A-Z]{2}$/;

const files: ReadonlyMap<string, PlainTexts> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => [
      file.slice(0, -ENDING.length),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PlainTexts,
    ]),
);
const catalogues = new Map([...files].filter(([name]) => !OVERLAY.test(name)));

/** Codes of the languages that there are texts in. */
export const plainLanguages: readonly string[] = [...catalogues.keys()];

const beginning = (tag: string): string => tag.toLowerCase().slice(0, 2);

function textsOf(tag: string): PlainTexts | undefined {
  const code = [...catalogues.keys()].find((name) => beginning(name) === beginning(tag));
  const texts = code === undefined ? undefined : catalogues.get(code);
  return texts && OVERLAY.test(tag) ? { ...texts, ...files.get(tag) } : texts;
}

/** Thrown at the start of a server whose files are incomplete. */
class MissingCatalogueError extends Error {
  constructor() {
    super(`${FOLDER} has no texts in ${DEFAULT_LANGUAGE_TAG}`);
    this.name = 'MissingCatalogueError';
  }
}

/** Texts in the language of a tag such as `pt-BR`; in the default language for any other. */
export function plainTexts(tag: string): PlainTexts {
  const texts = textsOf(tag) ?? textsOf(DEFAULT_LANGUAGE_TAG);
  if (texts === undefined) throw new MissingCatalogueError();
  return texts;
}

/** A text with its {{variables}} filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
