import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { handMutants } from './hand-mutants';
import { isCurrent } from './run-hand-mutant';

test('the code of every mutant occurs exactly once in its file; correct the list with the code', () => {
  expect(handMutants.filter((mutant) => !isCurrent(mutant))).toEqual([]);
});

test('every mutant changes its code and names integration tests that exist', () => {
  const broken = handMutants.filter(
    ({ original, replacement, tests }) =>
      original === replacement ||
      tests.length === 0 ||
      tests.some(
        (file) => !/\.int\.test\.ts$/.test(file) || !existsSync(path.join(workspaceRoot, file)),
      ),
  );
  expect(broken).toEqual([]);
});
