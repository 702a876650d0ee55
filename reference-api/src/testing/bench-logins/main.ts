import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBenchPostgres } from '../bench-orders/database';
import { quartiles } from '../bench-orders/quartiles';
import { measureFlood, type Flood, type FloodRound } from './flood';

const RESULTS = join(import.meta.dirname, '../../../../test-results');
const GOAL = 2;

const note = (text: string): void => void process.stderr.write(`${text}\n`);
const numberOf = (args: readonly string[], name: string, fallback: number): number => Number(args.find((it) => it.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const sum = (rounds: readonly FloodRound[], of: (round: FloodRound) => number): number => rounds.reduce((total, round) => total + of(round), 0);

async function measure(flood: Flood): Promise<FloodRound[]> {
  const server = await startBenchPostgres();
  try {
    return await measureFlood(flood, ({ before, flooded, after, ratio }) =>
      note(`  p99 ${before.p99.toFixed(0)} ms quiet, ${flooded.p99.toFixed(0)} ms flooded, ${after.p99.toFixed(0)} ms quiet: ${ratio.toFixed(2)}`));
  } finally {
    await server.stop();
  }
}

/**
 * `node scripts/bench-logins.mjs [--rounds=5] [--seconds=5] [--orders=20] [--logins=50]`: what a flood of logins does to the latency of
 * orders, as a ratio of the same run. Prints it and writes `test-results/bench-logins.json`; ends with code 1 when an order failed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const flood: Flood = { rounds: numberOf(args, 'rounds', 5), seconds: numberOf(args, 'seconds', 5), ordersPerSecond: numberOf(args, 'orders', 20), loginsPerSecond: numberOf(args, 'logins', 50) };
  note(`${flood.ordersPerSecond} orders a second, with and without ${flood.loginsPerSecond} logins a second …`);
  const rounds = await measure(flood);
  const ratio = quartiles(rounds.map((round) => round.ratio));
  const failedOrders = sum(rounds, (round) => round.failedOrders);
  const isMet = ratio.median <= GOAL && failedOrders === 0;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'bench-logins.json'), `${JSON.stringify({ ...flood, goal: GOAL, met: isMet, ratio, failedOrders, rounds }, null, 2)}\n`);
  process.stdout.write([
    `p99 of orders beside a flood of logins ÷ without, ${rounds.length} rounds: ${ratio.median.toFixed(2)} (${ratio.lower.toFixed(2)} to ${ratio.upper.toFixed(2)}); goal ≤ ${GOAL}: ${isMet ? 'met' : 'MISSED'}`,
    `orders that failed: ${failedOrders}; logins hashed: ${sum(rounds, (round) => round.loginsAnswered)}, sent away with 429: ${sum(rounds, (round) => round.loginsSentAway)}`,
  ].join('\n').concat('\n'));
  process.exit(failedOrders > 0 ? 1 : 0);
}
