import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Spread, spread } from './median';
import { note } from './note';
import type { EdgeSpeed } from './page/edge-speed';

/** What the server does per second. */
export interface ServerReport {
  readonly edge: EdgeSpeed;
  /** Orders by the bare inserts right before and after, into the same PostgreSQL. */
  readonly orders: Spread | null;
}

interface OrdersReport {
  readonly throughput: {
    readonly refused: number;
    readonly rounds: readonly { readonly ratio: number }[];
  };
}

/** Measures orders beside bare inserts; throws when one is refused. `root`: the measured workspace. */
export async function measureOrders(root: string, rounds: number): Promise<Spread | null> {
  note('Placing orders …');
  const args = ['scripts/tool.mjs', 'bench-orders', `--rounds=${rounds}`];
  const running = promisify(execFile)(process.execPath, args, { cwd: path.resolve(root) });
  running.child.stderr?.pipe(process.stderr);
  const { throughput } = JSON.parse((await running).stdout) as OrdersReport;
  if (throughput.refused > 0) throw new Error(`${throughput.refused} orders were refused`);
  return spread(throughput.rounds.map(({ ratio }) => ratio));
}
