import type { Explanation } from './explanation';

const FIND = 'platform/edge/src/plain/find-items.ts';
const HTML = 'platform/edge/src/plain/plain-html.ts';
const MENUS = 'platform/edge/src/plain/plain-menus.ts';
const TEXTS = 'platform/edge/src/plain/plain-texts.ts';

const CATALOGUE =
  'the texts of the default language are part of the folder, so they are never missing';

/** Survivors of `platform/edge/src/plain`. */
export const edgePlain: readonly Explanation[] = [
  {
    file: FIND,
    original: 'known !== undefined',
    replacement: 'false',
    reason: 'the words of a dish are made again, with the same result',
  },
  {
    file: HTML,
    original: 'address.map === null',
    replacement: 'false',
    reason: 'the text null does not begin with http either',
  },
  {
    file: MENUS,
    original: 'json === null',
    replacement: 'false',
    reason: 'JSON.parse(null) is null',
  },
  {
    file: MENUS,
    original: 'json !== null',
    replacement: 'true',
    reason: 'a menu that is not null was read from a text',
  },
  {
    file: TEXTS,
    original:
      "{ super(`${FOLDER} has no texts in ${DEFAULT_LANGUAGE_TAG}`); this.name = 'MissingCatalogueError'; }",
    replacement: '{}',
    reason: CATALOGUE,
  },
  { file: TEXTS, original: 'texts === undefined', replacement: 'false', reason: CATALOGUE },
];
