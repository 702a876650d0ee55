import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { runCommand } from '../../testing/run-in-copy';
import type { HandMutant } from './hand-mutant';

const JEST = [
  '--max-semi-space-size=128',
  '--require',
  './scripts/jest/compile-cache.cjs',
  'node_modules/jest/bin/jest.js',
  '--config',
  'jest.hand-mutants.config.cjs',
  '--runInBand',
];

/** `original` of the mutant occurs exactly once in its file. */
export function isCurrent({ file, original }: HandMutant): boolean {
  return readFileSync(path.join(workspaceRoot, file), 'utf8').split(original).length === 2;
}

/** Runs the integration tests of a mutant; true when one of them fails. */
export async function isKilled({ file, original, replacement, tests }: HandMutant) {
  const mutant = { file: path.join(workspaceRoot, file), original, replacement };
  const jest = runCommand(process.execPath, [...JEST, ...tests], {
    cwd: workspaceRoot,
    env: { ...process.env, HAND_MUTANT: JSON.stringify(mutant) },
  });
  return (await jest.ended) !== 0;
}
