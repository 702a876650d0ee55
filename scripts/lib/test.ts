import { rmSync } from 'node:fs';
import { countAll } from './count-results';
import { ensureBrowser } from './find-browser';
import { runStages } from './run-stage';
import { say, secondsSince } from './say';
import { checks, trials } from './stages';

/** `npm test`: everything, to the end, whatever fails on the way. The last line counts; exit code 1 when something failed. */
export async function main(): Promise<void> {
  const start = performance.now();
  rmSync('test-results', { recursive: true, force: true });
  ensureBrowser();
  const outcomes = [...(await runStages(checks, 2)), ...(await runStages(trials, 1))];
  const { passed, failed } = countAll(outcomes);
  say(`\nDone in ${secondsSince(start)}.`);
  for (const { stage } of outcomes.filter(({ isOk }) => !isOk)) say(`Failed: ${stage.name}`);
  say(`${passed} passed, ${failed} failed`);
  if (outcomes.some(({ isOk }) => !isOk)) process.exitCode = 1;
}
