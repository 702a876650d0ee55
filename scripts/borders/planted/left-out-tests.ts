import type { PlantedImport } from './planted-import';

const leftOut = (code: string, file: string): PlantedImport => ({
  border: `${code} in ${file}`,
  file,
  code,
  rule: 'no-restricted-syntax',
});
const JEST_FILES = [
  'mf-menu/src/planted.test.tsx',
  'reference-api/src/planted.int.test.ts',
  'platform/release/src/planted.tools.test.ts',
  'e2e/screens/planted.screen.test.tsx',
];
const LEFT_OUT_BY_JEST = [
  'test.only()',
  'it.only()',
  'describe.only()',
  'test.skip()',
  'describe.skip.each([])()',
  'test.todo()',
  'test.failing()',
  'test.concurrent.skip()',
  'xit()',
  'xtest.each([])()',
  'xdescribe()',
  'fit()',
  'fdescribe()',
];
const LEFT_OUT_BY_PLAYWRIGHT = [
  'test.only()',
  'test.skip()',
  'test.fixme()',
  'test.fail()',
  'test.describe.only()',
  'test.describe.skip()',
  'test.describe.fixme()',
  'test.describe.serial.only()',
  'testInfo.skip()',
  'test.info().fixme()',
];

/** Tests that are skipped, or run alone. */
export const leftOutTests: readonly PlantedImport[] = [
  ...LEFT_OUT_BY_JEST.map((code) => leftOut(code, 'shared-domain/src/rules/planted.test.ts')),
  ...JEST_FILES.map((file) => leftOut('test.skip()', file)),
  ...LEFT_OUT_BY_PLAYWRIGHT.map((code) => leftOut(code, 'e2e/specs/planted.spec.ts')),
  leftOut('test.fixme()', 'e2e/support/planted.ts'),
];
