import { workspaceRoot } from '@storefront/build/workspace';
import { PlainError, say, secondsSince } from './say';
import { checks } from './stages';
import { reportStage, computeSum } from './test-run/count-results';
import { endOnSignal, openRunProcesses } from './test-run/run-processes';
import { type Stage, runStage } from './test-run/run-stage';
import { runSchedule } from './test-run/schedule';

/**
 * `npm run check [name …]`: types, unit tests, lint, format, borders, unused code and the subjects of
 * commits, or those that are named by the first word, two at a time. Exit code 1 when one of them
 * fails.
 */
export async function main(names: readonly string[]): Promise<void> {
  const start = performance.now();
  const wordOf = ({ name }: Stage): string => name.split(' ', 1)[0] ?? name;
  const unknown = names.find((name) => checks.every((stage) => wordOf(stage) !== name));
  if (unknown !== undefined)
    throw new PlainError(`${unknown} is no check: ${checks.map(wordOf).join(', ')}`);
  const selected = checks.filter((stage) => names.length === 0 || names.includes(wordOf(stage)));
  const processes = openRunProcesses(workspaceRoot);
  endOnSignal(processes);
  const outcomes = await runSchedule(selected, (stage) => runStage(stage, processes)).finally(
    processes.end,
  );
  const { passed, failed } = computeSum(
    outcomes.map((outcome) => reportStage(outcome, Boolean(process.env['CI']))),
  );
  say(`\n${passed} passed, ${failed} failed (${secondsSince(start)})`);
  if (failed > 0) process.exitCode = 1;
}
