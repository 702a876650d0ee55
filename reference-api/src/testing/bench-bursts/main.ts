import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBenchPostgres } from '../bench-orders/database';
import { measureBursts, type BurstPlan } from './measure-bursts';
import type { Outcome } from './summarize';

const RESULTS = join(import.meta.dirname, '../../../../test-results');
const SIZES = [60, 100, 200, 400];
/**
 * Goal: of a burst of 200, at least this many are accepted within `withinMs`, and every rejection
 * arrives within `rejectionMs`.
 */
const GOAL = { size: 200, accepted: 195, withinMs: 5000, rejectionMs: 100 };

const textOf = (args: readonly string[], name: string): string | undefined =>
  args.find((it) => it.startsWith(`--${name}=`))?.split('=')[1];
const planOf = (args: readonly string[]): BurstPlan => ({
  nodes: Number(textOf(args, 'nodes') ?? 1),
  sizes: textOf(args, 'sizes')?.split(',').map(Number) ?? SIZES,
  rounds: Number(textOf(args, 'rounds') ?? 3),
  warmUps: Number(textOf(args, 'warm-ups') ?? 20),
});
const othersOf = ({ others }: Outcome): string =>
  Object.entries(others)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || '–';
const HEAD =
  '| orders at once | accepted | rejected | last accepted (ms) | longest rejection (ms) | other statuses |\n' +
  '|---|---|---|---|---|---|';
const row = (it: Outcome): string =>
  `| ${it.size} | ${it.accepted} | ${it.rejected} | ${it.lastAcceptedMs.toFixed(0)} ` +
  `| ${it.longestRejectionMs.toFixed(0)} | ${othersOf(it)} |`;

const isMet = ({ size, accepted, lastAcceptedMs, longestRejectionMs, others }: Outcome): boolean =>
  Object.keys(others).length === 0 &&
  longestRejectionMs <= GOAL.rejectionMs &&
  (size > GOAL.size ||
    (accepted >= Math.min(size, GOAL.accepted) && lastAcceptedMs <= GOAL.withinMs));

/**
 * `npm run bench:bursts -- [--nodes=1] [--sizes=60,100,200,400] [--rounds=3] [--warm-ups=20]`:
 * bursts of orders to one restaurant on PostgreSQL, in turn to each node. `--warm-ups=0` measures
 * servers that have just started. Prints a line for each burst and writes
 * `test-results/bench-bursts.json`; ends with code 1 when an answer was neither 200 nor 503 with
 * Retry-After.
 */
export async function main(args: readonly string[]): Promise<void> {
  const plan = planOf(args);
  const server = await startBenchPostgres();
  const outcomes = await measureBursts(plan).finally(() => server.stop());
  const met = outcomes.every(isMet);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    join(RESULTS, 'bench-bursts.json'),
    `${JSON.stringify({ ...plan, goal: GOAL, met, outcomes }, null, 2)}\n`,
  );
  const goal =
    `${plan.nodes} node(s); goal: of ${GOAL.size} at once ${GOAL.accepted} accepted ` +
    `within ${GOAL.withinMs} ms, rejections within ${GOAL.rejectionMs} ms: ${met ? 'met' : 'MISSED'}`;
  process.stdout.write([HEAD, ...outcomes.map(row), goal].join('\n').concat('\n'));
  process.exit(outcomes.some(({ others }) => Object.keys(others).length > 0) ? 1 : 0);
}
