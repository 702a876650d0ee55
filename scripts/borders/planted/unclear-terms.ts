import type { PlantedImport } from './planted-import';

const unclear = (
  code: string,
  rule: 'glossary/plain-names' | 'glossary/plain-terms' | 'max-len',
): PlantedImport => ({
  border: `the glossary: ${code}`,
  file: 'mf-menu/src/planted.test.ts',
  code,
  rule,
});

/** Names, comments and test titles with words outside of the glossary, and lines that are too long. */
export const unclearTerms: readonly PlantedImport[] = [
  unclear('export const kept = 1;', 'glossary/plain-names'),
  unclear('export type Asked = 1;', 'glossary/plain-names'),
  unclear('export const of = { $told: 1, isHeard: 2 };', 'glossary/plain-names'),
  unclear('// Whoever took a mail sends it.', 'glossary/plain-terms'),
  unclear("test('nobody is told', () => {});", 'glossary/plain-terms'),
  unclear("test.each([1])('%s asks again', () => {});", 'glossary/plain-terms'),
  unclear(`// ${'long '.repeat(24)}line.`, 'max-len'),
];
