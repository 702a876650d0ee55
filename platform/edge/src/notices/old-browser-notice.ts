import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type en from './locales/en.json';

const FOLDER = join(import.meta.dirname, 'locales');
const ENDING = '.json';

const beginning = (tag: string): string => tag.toLowerCase().slice(0, 2);

/** Text for a browser that is too old for the application, by the first two letters of a tag. */
const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => {
      const { tooOld } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as typeof en;
      return [beginning(file), tooOld];
    }),
);

/** The notice in the language of a tag such as `pt-BR`; in English for any other. */
export const oldBrowserNotice = (tag: string): string =>
  texts.get(beginning(tag)) ?? texts.get('en') ?? '';
