import type { PlantedImport } from './planted-import';

const grouping = (what: string, file: string, code: string): PlantedImport => ({
  border: `${what} grouped by a spread`,
  file,
  code,
  rule: 'no-restricted-syntax',
});

/** Spreads of object literals. */
export const groupingSpreads: readonly PlantedImport[] = [
  grouping(
    'properties',
    'reference-api/src/planted.ts',
    'export const both = { ...{ a: 1, b: 2 }, c: 3 };',
  ),
  grouping(
    'attributes',
    'mf-menu/src/planted.tsx',
    'export const shown = <Page {...{ a: 1, b: 2 }} />;',
  ),
  grouping(
    'properties of a test',
    'shared-domain/src/rules/planted.test.ts',
    'export const given = { ...{ a: 1 } };',
  ),
];
