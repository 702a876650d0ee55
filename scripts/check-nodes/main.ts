import { say, secondsSince } from '../lib/say';
import { parseNodesArgs } from './args';
import { installNode } from './install-node';
import type { NodeCheck } from './node-check';
import { runUnitTests } from './run-unit-tests';
import { startOnce } from './start-once';

/** Prints the result of a check in one line, after the output of a failed one. */
async function report(name: string, check: Promise<NodeCheck>): Promise<void> {
  const start = performance.now();
  const { summary, failure } = await check;
  if (failure !== null) {
    say(failure);
    process.exitCode = 1;
  }
  say(`${failure === null ? '✔' : '✘'} ${name}: ${summary} (${secondsSince(start)})`);
}

/**
 * `npm run tool check-nodes [-- 22 24 paths…]`: unit tests and `npm start` on other releases of Node.
 * Prints one line for each check; exit code 1 when one of them fails.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { majors, paths } = parseNodesArgs(args);
  for (const major of majors) {
    const { version, file } = await installNode(major);
    await report(`Node ${version}, unit tests`, runUnitTests(file, paths));
    await report(`Node ${version}, npm start`, startOnce(file));
  }
}
