import type { PlantedImport } from './planted-import';

const clock = (
  what: string,
  file: string,
  code: string,
  rule: PlantedImport['rule'],
): PlantedImport => ({
  border: `${what} beside the one clock`,
  file,
  code,
  rule,
});

/** The time of the device in code of the page. */
export const otherClocks: readonly PlantedImport[] = [
  clock(
    'a moment',
    'mf-checkout/src/planted.ts',
    'export const now = Date.now();',
    'no-restricted-properties',
  ),
  clock('a date', 'shell/src/planted.ts', 'export const now = new Date();', 'no-restricted-syntax'),
  clock(
    'a default',
    'shared-domain/src/storage/planted.ts',
    'export const read = (now = Date.now) => now();',
    'no-restricted-properties',
  ),
];
