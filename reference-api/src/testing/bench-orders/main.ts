import { startBenchPostgres } from './database';
import { type Round, measureThroughput } from './throughput';

const RESTAURANTS = 16;

const note = (text: string): void => void process.stderr.write(`${text}\n`);

const numberOf = (args: readonly string[], name: string, fallback: number): number =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);

/**
 * `npm run tool bench-orders`: orders per second compared with bare inserts into the same PostgreSQL, in
 * paired rounds. `args`: `--rounds=15`, `--seconds=2`. Prints the rounds as JSON.
 */
export async function main(args: readonly string[]): Promise<void> {
  note('Loading orders and inserts …');
  const server = await startBenchPostgres();
  try {
    const throughput = await measureThroughput(
      {
        rounds: numberOf(args, 'rounds', 15),
        seconds: numberOf(args, 'seconds', 2),
        restaurants: RESTAURANTS,
      },
      ({ orders, inserts, ratio }: Round) =>
        note(
          `  ${orders.toFixed(0)} orders/s beside ${inserts.toFixed(0)} inserts/s: ${ratio.toFixed(2)}`,
        ),
    );
    process.stdout.write(`${JSON.stringify({ throughput })}\n`);
  } finally {
    await server.stop();
  }
  process.exit(0);
}
