import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Number of passed and failed proofs of one kind, and their duration. */
export type Proof = { name: string; held: number; failed: number; seconds: number };

type Report = {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
};

const ROOT = join(import.meta.dirname, '../../../..');
const FILES = {
  races: 'orders/races.int',
  'kills at fail points, and lost answers': 'orders/fail-points.int',
};

const runJest = (output: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = [
      'node_modules/jest/bin/jest.js',
      '-c',
      'jest.int.config.cjs',
      '--maxWorkers=1',
      '--json',
      `--outputFile=${output}`,
      ...Object.values(FILES),
    ];
    spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ORDERS_FULL: '1', TEST_POSTGRES_URL: '' },
      stdio: 'ignore',
    })
      .once('error', reject)
      .once('exit', () => resolve());
  });

/**
 * Runs the proofs on PostgreSQL with all repetitions. A proof that did not run counts as failed.
 */
export async function runProofs(): Promise<Proof[]> {
  const output = join(tmpdir(), `bench-orders-${process.pid}.json`);
  await runJest(output);
  const { testResults } = JSON.parse(await readFile(output, 'utf8')) as Report;
  await rm(output);
  return Object.entries(FILES).map(([name, file]) => {
    const found = testResults.find((it) => it.name.includes(file));
    const statuses = found?.assertionResults.map(({ status }) => status) ?? [];
    const held = statuses.filter((status) => status === 'passed').length;
    return {
      name,
      held,
      failed: found && statuses.length > 0 ? statuses.length - held : 1,
      seconds: found ? (found.endTime - found.startTime) / 1000 : 0,
    };
  });
}
