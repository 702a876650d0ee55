const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const JSON_FILE = '.json';

/** `es-PY`: texts of a country above those of a language. */
const isOverlay = (name) => /^[a-z]{2}-[A-Z]{2}$/.test(name);

/** Languages with a catalogue in a folder `locales`, in the order of the alphabet. */
const languagesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(JSON_FILE))
    .map((name) => name.slice(0, -JSON_FILE.length))
    .sort();

/** Loads each catalogue when it is needed: one chunk per language and overlay. */
const asChunks = (folder) =>
  languagesIn(folder).map((language) => {
    const chunk = `${isOverlay(language) ? 'overlay' : 'locale'}-${language}`;
    return `'${language}': () => import(/* webpackChunkName: "${chunk}" */ './${language}.json')`;
  });

/** Writes each catalogue into the module, where no file can be fetched. */
const asValues = (folder) =>
  languagesIn(folder)
    .filter((name) => !isOverlay(name))
    .map((language) => {
      const texts = JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'));
      return `'${language}': ${JSON.stringify(texts)}`;
    });

const FORMS = { locales: asChunks, texts: asValues };

/**
 * The module in place of `locales/index.ts`: its export by language, one entry per `<code>.json` of
 * its folder. `locales` loads the catalogues, `texts` contains them. Throws for another export.
 */
function writeIndex(source, folder) {
  const [, name] = /^export const (\w+) = \{\} as /m.exec(source) ?? [];
  const entries = FORMS[name]?.(folder);
  if (entries === undefined)
    throw new Error(
      `${folder}/index.ts must export locales or texts: 'export const locales = {} as …'`,
    );
  return `export const ${name} = {\n${entries.join(',\n')}\n};\n`;
}

module.exports = { languagesIn, writeIndex };
