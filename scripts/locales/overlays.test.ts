import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFolders, overlaysIn } from './catalogue-folders';
import { flat, root, findVariables, type Texts } from './catalogues';
import { informalForms } from './informal-forms';

/**
 * Folders whose texts are in the script, most of them shown before a restaurant is known: one text that
 * says neither tú nor vos.
 */
const WITHOUT_COUNTRY = [
  'shell/src/boot/locales',
  'shell/src/worker/locales',
  'card-form/src/locales',
  'platform/edge/src/notices/locales',
];
const isOfProduct = (folder: string): boolean => !/^(demo|scripts)\//.test(folder);

const folders = catalogueFolders().filter(isOfProduct);
const read = (folder: string, tag: string) =>
  new Map(flat(JSON.parse(readFileSync(path.join(root, folder, `${tag}.json`), 'utf8')) as Texts));
const overlaid = folders.filter((folder) => overlaysIn(folder).length > 0);
const overlays = overlaid.flatMap((folder) => overlaysIn(folder).map((tag) => ({ folder, tag })));

test('[I18N-01] every part with texts for customers has the overlays of es', () => {
  expect(overlaid).toEqual(folders.filter((folder) => !WITHOUT_COUNTRY.includes(folder)));
  for (const folder of overlaid) expect(overlaysIn(folder)).toEqual(['es-AR', 'es-PY']);
});

test.each(overlays)(
  '[I18N-01] $tag of $folder has only keys of es, with the same variables, and another text',
  ({ folder, tag }) => {
    const es = read(folder, 'es');
    const wrong = [...read(folder, tag)].filter(([key, text]) => {
      const below = es.get(key);
      return (
        below === undefined ||
        below === text ||
        text.trim() === '' ||
        findVariables(below).join() !== findVariables(text).join()
      );
    });
    expect(wrong).toEqual([]);
  },
);

test.each(overlays)('[I18N-01] the texts of $folder say vos in $tag', ({ folder, tag }) => {
  const texts = [...new Map([...read(folder, 'es'), ...read(folder, tag)])];
  expect(texts.filter(([, text]) => informalForms(text).length > 0)).toEqual([]);
});

test.each(WITHOUT_COUNTRY)('[I18N-01] the texts of %s say neither tú nor vos in es', (folder) => {
  const texts = [...read(folder, 'es')];
  expect(texts.filter(([, text]) => informalForms(text).length > 0)).toEqual([]);
});

test.each(folders)('[I18N-01] the texts of %s say tú in es', (folder) => {
  const texts = [...read(folder, 'es')];
  expect(
    texts.filter(([, text]) => /(?<!\p{L})(vos|podés|tenés|querés|elegí)(?!\p{L})/iu.test(text)),
  ).toEqual([]);
});
