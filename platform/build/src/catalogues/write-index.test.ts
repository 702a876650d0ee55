import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { writeIndex } = jest.requireActual<{
  writeIndex: (source: string, folder: string) => string;
}>('./write-index.cjs');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-locales-'));
  writeFileSync(path.join(folder, 'pt-br.json'), '{ "hello": "Olá" }');
  writeFileSync(path.join(folder, 'en.json'), '{ "hello": "Hello" }');
  writeFileSync(path.join(folder, 'es-PY.json'), '{ "hello": "Hola, vos" }');
  writeFileSync(path.join(folder, 'index.ts'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each catalogue of a folder is a chunk of its language, each overlay one of its own', () =>
  expect(writeIndex('export const locales = {} as Locales;\n', folder)).toBe(
    `export const locales = {
'en': () => import(/* webpackChunkName: "locale-en" */ './en.json'),
'es-PY': () => import(/* webpackChunkName: "overlay-es-PY" */ './es-PY.json'),
'pt-br': () => import(/* webpackChunkName: "locale-pt-br" */ './pt-br.json')
};
`,
  ));

test('where no file can be fetched, the module contains the catalogues', () =>
  expect(writeIndex('/** … */\nexport const texts = {} as Texts;\n', folder)).toBe(
    `export const texts = {
'en': {"hello":"Hello"},
'pt-br': {"hello":"Olá"}
};
`,
  ));

test('another export than these two is rejected', () =>
  expect(() => writeIndex('export const words = {} as Words;\n', folder)).toThrow(
    'must export locales or texts',
  ));
