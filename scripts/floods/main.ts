import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { quartiles } from '../../reference-api/src/testing/bench-orders/quartiles';
import { measureFloods, seedOrders, type FloodRound } from './floods';
import { measureReaders, type ReaderRound } from './readers';
import { startServer } from './start-server';

const note = (line: string): void => void process.stderr.write(`${line}\n`);
const RATIO_GOAL = 2;
const HEALTH_GOAL_MS = 200;

const numberOf = (args: readonly string[], name: string, fallback: number): number =>
  Number(args.find((it) => it.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const statusesOf = (rounds: readonly FloodRound[]): string => {
  const all: Record<string, number> = {};
  for (const { statuses } of rounds)
    for (const [status, count] of Object.entries(statuses))
      all[status] = (all[status] ?? 0) + count;
  return Object.entries(all)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
};

function floodLine(name: string, rounds: readonly FloodRound[]): string {
  const ratio = quartiles(rounds.map((round) => round.ratio));
  const [usual, failed] = [
    quartiles(rounds.map(({ before, after }) => (before + after) / 2)),
    sum(rounds.map((round) => round.failedOrders)),
  ];
  const isMet = ratio.median <= RATIO_GOAL && failed === 0;
  return (
    `${name}: orders take ${ratio.median.toFixed(2)} ` +
    `(${ratio.lower.toFixed(2)} to ${ratio.upper.toFixed(2)}) ` +
    `× their usual ${usual.median.toFixed(1)} ms, ${failed} failed; ` +
    `goal ≤ ${RATIO_GOAL}: ${verdict(isMet)}; answers of the flood: ${statusesOf(rounds)}`
  );
}

function readersLine(rounds: readonly ReaderRound[]): string {
  const [p99, last, cpu] = [
    quartiles(rounds.map(({ health }) => health.p99)),
    quartiles(rounds.map(({ lastMs }) => lastMs)),
    quartiles(rounds.map(({ used }) => used.cpuMs)),
  ];
  const isMet = p99.median <= HEALTH_GOAL_MS && rounds.every(({ served }) => served === 64);
  const stallMs = Math.max(...rounds.map(({ used }) => used.stallMs));
  return (
    `64 readers of a new revision of 5,000 products: ${rounds.map(({ served }) => served).join(', ')} ` +
    `served within ${last.median.toFixed(0)} ms; /healthz p99 ${p99.median.toFixed(0)} ` +
    `(${p99.lower.toFixed(0)} to ${p99.upper.toFixed(0)}) ms, ` +
    `goal ≤ ${HEALTH_GOAL_MS}: ${verdict(isMet)}; processor time ${cpu.median.toFixed(0)} ms, ` +
    `event loop held for ${stallMs.toFixed(0)} ms at most`
  );
}

/**
 * `npm run bench:floods -- [--rounds=5] [--seconds=3] [--orders=10] [--only=logins]`: effect of
 * floods of 32 connections on the median time of an order, as a ratio of the same round, and effect
 * of 64 readers of a new revision of a long menu on `/healthz`. Prints the figures and writes them
 * to `test-results/bench-floods.json`; exits with code 1 when an order failed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = {
    rounds: numberOf(args, 'rounds', 5),
    seconds: numberOf(args, 'seconds', 3),
    ordersPerSecond: numberOf(args, 'orders', 10),
    only: args.find((it) => it.startsWith('--only='))?.slice('--only='.length) ?? '',
  };
  note('Building and starting the storefront …');
  const served = await startServer();
  try {
    await seedOrders(served);
    note('Reading new revisions …');
    const readers = await measureReaders(
      served,
      options.rounds,
      ({ served: count, lastMs, health, used }) =>
        note(
          `  ${count} served within ${lastMs.toFixed(0)} ms, /healthz p99 ${health.p99.toFixed(0)} ms, ` +
            `event loop held for ${used.stallMs.toFixed(0)} ms, processor time ${used.cpuMs.toFixed(0)} ms`,
        ),
    );
    note(`${options.ordersPerSecond} orders a second, with and without each flood …`);
    const floods = await measureFloods(
      served,
      options,
      (name, { before, flooded, after, ratio, used }) =>
        note(
          `  ${name}: ${before.toFixed(1)} ms quiet, ${flooded.toFixed(1)} ms flooded, ` +
            `${after.toFixed(1)} ms quiet: ${ratio.toFixed(2)}; processor time ${used.cpuMs.toFixed(0)} ms`,
        ),
    );
    const results = path.join(workspaceRoot, 'test-results');
    await mkdir(results, { recursive: true });
    await writeFile(
      path.join(results, 'bench-floods.json'),
      `${JSON.stringify({ ...options, readers, floods }, null, 2)}\n`,
    );
    const floodLines = Object.entries(floods).map(([name, rounds]) => floodLine(name, rounds));
    process.stdout.write(`${[readersLine(readers), ...floodLines].join('\n')}\n`);
    process.exitCode = Object.values(floods)
      .flat()
      .some(({ failedOrders }) => failedOrders > 0)
      ? 1
      : 0;
  } finally {
    await served.close();
  }
}
