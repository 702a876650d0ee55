import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../lib/plain-error';
import { say } from '../lib/say';
import { accessibilityPage } from './page';
import { recordedScans } from './recorded-scans';
import { scanningSpecs } from './scanning-specs';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = 'docs/accessibility.md';

/** `npm run tool accessibility`: runs every scan and writes the page about them. */
export function main(): void {
  const command = [
    path.join(root, 'scripts/e2e.mjs'),
    ...scanningSpecs(path.join(root, 'e2e/specs')),
  ];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new PlainError(`The scans failed: ${PAGE} stays as it is.`);
  const report: unknown = JSON.parse(
    readFileSync(path.join(root, 'test-results/e2e.json'), 'utf8'),
  );
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(path.join(root, PAGE), accessibilityPage(recordedScans(report), date));
  say(`${PAGE} is written`);
}
