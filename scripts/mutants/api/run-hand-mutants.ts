import { say } from '../../lib/say';
import { handMutants } from './hand-mutants';
import type { HandMutant } from './hand-mutant';
import { checkUnchanged, isKilled } from './run-hand-mutant';

const lineOf = ({ file, original, replacement, equivalent, harm }: HandMutant): string =>
  `  ${file} ${original} → ${replacement} — ${equivalent ?? harm}`;

/**
 * Runs every hand-written mutant of the API under its integration tests and prints the survivors,
 * after one run of these tests without a change: a test that fails anyway would notice everything.
 * Mutants with a reason why no test can notice them do not run.
 */
export async function runHandMutants(): Promise<{
  killed: number;
  survivors: number;
  explained: number;
}> {
  await checkUnchanged([...new Set(handMutants.flatMap(({ tests }) => tests))]);
  const survivors: HandMutant[] = [];
  let killed = 0;
  for (const mutant of handMutants) {
    if (mutant.equivalent === undefined && (await isKilled(mutant))) killed += 1;
    else survivors.push(mutant);
  }
  for (const survivor of survivors) say(lineOf(survivor));
  const explained = survivors.filter(({ equivalent }) => equivalent !== undefined).length;
  return { killed, survivors: survivors.length, explained };
}
