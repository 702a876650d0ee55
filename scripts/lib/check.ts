import { countAll } from './count-results';
import { runStages } from './run-stage';
import { say, secondsSince } from './say';
import { checks } from './stages';

const AT_ONCE = 2;

/** `npm run check`: lint, borders, types and unit tests, two at a time. Exit code 1 when one of them fails. */
export async function main(): Promise<void> {
  const start = performance.now();
  const outcomes = await runStages(checks, AT_ONCE);
  const { passed, failed } = countAll(outcomes);
  say(`\n${passed} passed, ${failed} failed (${secondsSince(start)})`);
  if (outcomes.some(({ isOk }) => !isOk)) process.exitCode = 1;
}
