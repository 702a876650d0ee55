import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { PlainError } from '../../lib/plain-error';
import { runCommand } from '../../testing/run-in-copy';
import type { HandMutant } from './hand-mutant';

const JEST = [
  '--max-semi-space-size=128',
  '--require',
  './scripts/jest/compile-cache.cjs',
  'node_modules/jest/bin/jest.js',
  '--runInBand',
];

/** Runs integration tests with a configuration of Jest; resolves with their exit code and output. */
async function runTests(config: string, tests: readonly string[], env: NodeJS.ProcessEnv) {
  const jest = runCommand(process.execPath, [...JEST, '--config', config, ...tests], {
    cwd: workspaceRoot,
    env,
  });
  return { code: await jest.ended, output: jest.said() };
}

/**
 * Runs tests on the code as it is. Throws `PlainError` when one fails: every mutant would then seem
 * to be noticed.
 */
export async function checkUnchanged(tests: readonly string[]): Promise<void> {
  const { code, output } = await runTests('jest.int.config.cjs', tests, process.env);
  if (code !== 0) throw new PlainError(`The tests fail without a change of the code:\n${output}`);
}

/** `original` of the mutant occurs exactly once in its file. */
function isCurrent({ file, original }: HandMutant): boolean {
  return readFileSync(path.join(workspaceRoot, file), 'utf8').split(original).length === 2;
}

/**
 * Runs the integration tests of a mutant; true when one of them fails. Throws `PlainError` when the
 * list is older than the code.
 */
export async function isKilled(mutant: HandMutant): Promise<boolean> {
  const { file, original, replacement, tests } = mutant;
  if (!isCurrent(mutant))
    throw new PlainError(`${file} does not contain this text exactly once: ${original}`);
  const change = { file: path.join(workspaceRoot, file), original, replacement };
  const { code } = await runTests('jest.hand-mutants.config.cjs', tests, {
    ...process.env,
    HAND_MUTANT: JSON.stringify(change),
  });
  return code !== 0;
}
