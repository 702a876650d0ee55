import type { CheckResult } from '../gate';
import { gateLines } from './say-gate';

const hash = 'f'.repeat(64);
const ok: CheckResult = { check: 'size', isOk: true, findings: [] };
const skipped: CheckResult = { check: 'story', isOk: false, findings: [], skipped: true };
const lastLine = (isOk: boolean, ...results: CheckResult[]) =>
  gateLines({ hash, isOk, isUnknown: false, results }).at(-1);

test('the last line counts the checks that were skipped', () => {
  expect(lastLine(true, ok)).toBe('Composition ffffffffffff may be served.');
  expect(lastLine(true, ok, skipped, skipped)).toBe(
    'Composition ffffffffffff may be served by what was checked: 2 of 3 checks were skipped.',
  );
  expect(lastLine(false, { ...ok, isOk: false }, skipped)).toBe(
    'Composition ffffffffffff must not be served.',
  );
});
