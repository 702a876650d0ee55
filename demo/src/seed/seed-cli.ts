import {
  openSeedDatabase,
  seededCombos,
  seededProblems,
} from '@storefront/reference-api/plugin/seed';
import { parseArgs } from 'node:util';
import { seedBig } from './seed-big';
import { seedDemo } from './seed-demo';

const USAGE = `Usage: npm run seed -- [--restaurant <url> --products <count> [--seed <number>]]
Without arguments the demo restaurants are written; with them one generated restaurant of any size.
DATA_DIR or DATABASE_URL say where to.`;

/** The arguments are invalid; `message` names the violation. */
class UsageError extends Error {}

type Options = { url: string; products: number; seed: number } | 'demo';

function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      restaurant: { type: 'string' },
      products: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const { restaurant: url, products, seed = '1' } = values;
  if (url === undefined && products === undefined) return 'demo';
  if (!url || !/^[a-z0-9][a-z0-9-]{0,60}$/.test(url))
    throw new UsageError('--restaurant takes the address: small letters, digits and hyphens.');
  if (!products || !/^[1-9]\d{0,5}$/.test(products))
    throw new UsageError('--products takes a number from 1 to 999999.');
  if (!/^\d{1,9}$/.test(seed)) throw new UsageError('--seed takes a whole number.');
  return { url, products: Number(products), seed: Number(seed) };
}

async function run(): Promise<string> {
  const seedOptions = parseOptions(process.argv.slice(2));
  // The accounts of the demo have CPFs, a generated restaurant has none.
  const db = await openSeedDatabase(process.env, { hasCpfs: seedOptions === 'demo' });
  try {
    if (seedOptions === 'demo') {
      const urls = await seedDemo(db);
      const { demoRestaurants } = await import('../demo-restaurants');
      const reports = demoRestaurants.flatMap((demoRestaurant) => [
        ...seededCombos(demoRestaurant),
        ...seededProblems(demoRestaurant),
      ]);
      return [`Restaurants ready: ${urls.join(', ')}`, ...reports].join('\n');
    }
    const { url, products } = seedOptions;
    return `Restaurant ready: ${url} (id ${await seedBig(db, seedOptions)}, ${products} products)`;
  } finally {
    await db.close();
  }
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isUsage =
      error instanceof UsageError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n${isUsage ? `${USAGE}\n` : ''}`,
    );
    process.exitCode = 1;
  },
);
