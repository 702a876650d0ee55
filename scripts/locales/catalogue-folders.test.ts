import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, LANGUAGE_TABLE, type Language } from '@storefront/shared-domain/contracts';
import { languageOfTag } from '@storefront/shared-domain/rules';
import { catalogueFolders, languagesIn } from './catalogue-folders';
import { flat, root, workspaces, findVariables, type Texts } from './catalogues';

const folders = catalogueFolders();

test('every workspace with texts has a folder of catalogues', () =>
  expect(folders).toEqual(
    expect.arrayContaining([
      ...workspaces.map((workspace) => path.join(workspace, 'src/locales')),
      'shell/src/boot/locales',
      'shell/src/worker/locales',
      'reference-api/src/locales',
    ]),
  ));

test.each(folders)(
  '[I18N-01] %s has a catalogue in every language of the table, and no other',
  (folder) => expect(languagesIn(folder)).toEqual([...LANGUAGES].sort()),
);

test.each(folders)(
  '[I18N-01] the catalogues of %s have the same keys and variables, and no empty text',
  (folder) => {
    const suffix = readdirSync(path.join(root, folder)).includes('en.json') ? '' : '.template';
    const shape = (language: Language) =>
      flat(
        JSON.parse(
          readFileSync(path.join(root, folder, `${language}.json${suffix}`), 'utf8'),
        ) as Texts,
      )
        .map(([key, text]) => [key, text.trim() !== '', ...findVariables(text)])
        .sort();
    for (const language of LANGUAGES)
      expect([language, shape(language)]).toEqual([language, shape('en')]);
  },
);

test.each(LANGUAGES)('%s is selected by its own tag and written by Intl', (language) => {
  const { tag } = LANGUAGE_TABLE[language];
  expect(languageOfTag(tag)).toBe(language);
  expect(Intl.getCanonicalLocales(language)).toEqual([tag]);
  expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
});
