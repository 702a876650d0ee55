import type { PlantedImport } from './planted-import';

const CODE = `export async function pay(page: {
  waitForResponse(of: RegExp): Promise<unknown>;
  click(): Promise<void>;
}) {
  const answered = page.waitForResponse(/order$/);
  await page.click();
  await answered;
}`;

/** Waits that begin before an action which may throw, and are awaited after it. */
export const earlyWaits: readonly PlantedImport[] = [
  'platform/release/src/planted.ts',
  'e2e/specs/planted.spec.ts',
].map((file) => ({
  border: `a wait without a reader in ${file}`,
  file,
  code: CODE,
  rule: 'no-restricted-syntax',
}));
