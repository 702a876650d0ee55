import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compareTotals,
  storefrontWay,
  type Comparison,
} from '../../../../shared-domain/src/testing/one-total';
import { serverWay } from '../server-way';
import { startBenchPostgres } from './database';
import { runProofs, type Proof } from './proofs';
import { quartiles, type Quartiles } from './quartiles';
import { measureThroughput, type Throughput } from './throughput';

const RESULTS = join(import.meta.dirname, '../../../../test-results');
const GOAL = 0.35;
const CARTS = 100_000;
const RESTAURANTS = 16;

type Report = {
  /** Missing when only the throughput is measured, like the proofs. */
  property?: Comparison & { seed: number; seconds: number };
  proofs: Proof[];
  throughput: Throughput & {
    ratio: Quartiles;
    orders: Quartiles;
    inserts: Quartiles;
    goal: number;
    met: boolean;
  };
};

const note = (text: string): void => void process.stderr.write(`${text}\n`);
const spread = ({ lower, median, upper }: Quartiles, digits: number): string =>
  `${median.toFixed(digits)} (${lower.toFixed(digits)} to ${upper.toFixed(digits)})`;

function measureProperty(): NonNullable<Report['property']> {
  const [seed, start] = [Date.now(), performance.now()];
  const found = compareTotals({
    count: CARTS,
    seed,
    ways: { storefront: storefrontWay(), server: serverWay },
  });
  return { ...found, seed, seconds: (performance.now() - start) / 1000 };
}

async function measureOrders(rounds: number, seconds: number): Promise<Report['throughput']> {
  const server = await startBenchPostgres();
  try {
    const found = await measureThroughput(
      { rounds, seconds, restaurants: RESTAURANTS },
      ({ orders, inserts, ratio }) =>
        note(
          `  ${orders.toFixed(0)} orders/s beside ${inserts.toFixed(0)} inserts/s: ${ratio.toFixed(2)}`,
        ),
    );
    const ratio = quartiles(found.rounds.map((it) => it.ratio));
    return {
      ...found,
      ratio,
      orders: quartiles(found.rounds.map((it) => it.orders)),
      inserts: quartiles(found.rounds.map((it) => it.inserts)),
      goal: GOAL,
      met: ratio.median >= GOAL && found.refused === 0,
    };
  } finally {
    await server.stop();
  }
}

const propertyText = ({
  compared,
  seed,
  seconds,
  difference,
}: NonNullable<Report['property']>): string =>
  `totals: ${compared} random orders equal to the cent on the storefront, on the server ` +
  `and in the slow way (seed ${seed}, ${seconds.toFixed(1)} s)` +
  (difference ? `; DIFFERENT at ${difference.index}` : '');

const text = ({ property, proofs, throughput }: Report): string =>
  [
    ...(property ? [propertyText(property)] : []),
    ...proofs.map(
      ({ name, held, failed, seconds }) =>
        `${name}: ${held} held, ${failed === 0 ? 'none failed' : `${failed} FAILED`} (${seconds.toFixed(0)} s)`,
    ),
    `orders of ${RESTAURANTS} restaurants: ${spread(throughput.orders, 0)} a second; ` +
      `bare inserts: ${spread(throughput.inserts, 0)}; refused: ${throughput.refused}`,
    `orders ÷ bare inserts, ${throughput.rounds.length} paired rounds: ` +
      `${spread(throughput.ratio, 3)}; goal ≥ ${GOAL}: ${throughput.met ? 'met' : 'MISSED'}`,
  ].join('\n');

const numberOf = (args: readonly string[], name: string, fallback: number): number =>
  Number(args.find((it) => it.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);

/**
 * `npm run bench:orders -- [--rounds=15] [--seconds=2] [--only=throughput] [--json]`: totals, races
 * and fail points in their short forms, and the number of orders per second compared with bare
 * inserts. Prints the figures and writes them to `test-results/bench-orders.json`; ends with code 1
 * when a proof failed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const isWhole = !args.includes('--only=throughput');
  if (isWhole) note('Reckoning random orders …');
  const property = isWhole ? measureProperty() : null;
  note('Loading orders and inserts …');
  const throughput = await measureOrders(
    numberOf(args, 'rounds', 15),
    numberOf(args, 'seconds', 2),
  );
  if (isWhole) note('Racing, killing and losing …');
  const proofs = isWhole ? await runProofs() : [];
  const report: Report = { ...(property && { property }), throughput, proofs };
  const json = `${JSON.stringify(report, null, 2)}\n`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'bench-orders.json'), json);
  process.stdout.write(args.includes('--json') ? json : `${text(report)}\n`);
  process.exit(property?.difference || report.proofs.some(({ failed }) => failed > 0) ? 1 : 0);
}
