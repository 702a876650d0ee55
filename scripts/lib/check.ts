import { workspaceRoot } from '@storefront/build/workspace';
import { say, secondsSince } from './say';
import { checks } from './stages';
import { reportStage, sumOf } from './test-run/count-results';
import { endOnSignal, openRunProcesses } from './test-run/run-processes';
import { runStage } from './test-run/run-stage';
import { runSchedule } from './test-run/schedule';

/**
 * `npm run check`: lint, format, borders, types, unused code and unit tests, two at a time. Exit
 * code 1 when one of them fails.
 */
export async function main(): Promise<void> {
  const start = performance.now();
  const processes = openRunProcesses(workspaceRoot);
  endOnSignal(processes);
  const outcomes = await runSchedule(checks, (stage) => runStage(stage, processes)).finally(
    processes.end,
  );
  const { passed, failed } = sumOf(
    outcomes.map((outcome) => reportStage(outcome, Boolean(process.env['CI']))),
  );
  say(`\n${passed} passed, ${failed} failed (${secondsSince(start)})`);
  if (failed > 0) process.exitCode = 1;
}
