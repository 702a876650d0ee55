import { PlainError } from '../lib/plain-error';

export interface BenchOptions {
  /** Cold loads of each variant. */
  readonly runs: number;
  readonly parts: {
    readonly page: boolean;
    readonly times: boolean;
    readonly bytes: boolean;
    readonly menu: boolean;
  };
  /** Print the JSON instead of the tables. */
  readonly json: boolean;
}

const RUNS = 7;
const USAGE = 'npm run bench -- [--runs N] [--only page|times] [--bytes] [--menu] [--json]';

/** Reads the command line. Throws `PlainError` with the usage. */
export function readOptions(args: readonly string[]): BenchOptions {
  const options = { runs: RUNS, only: '', bytes: false, menu: false, json: false };
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at];
    if (argument === '--bytes') options.bytes = true;
    else if (argument === '--menu') options.menu = true;
    else if (argument === '--json') options.json = true;
    else if (argument === '--runs') options.runs = Number(args[(at += 1)]);
    else if (argument === '--only') options.only = args[(at += 1)] ?? '';
    else throw new PlainError(`${argument} is not an option: ${USAGE}`);
  }
  if (!Number.isInteger(options.runs) || options.runs < 1)
    throw new PlainError(`--runs takes a number of loads: ${USAGE}`);
  if (!['', 'page', 'times'].includes(options.only))
    throw new PlainError(`--only takes page or times: ${USAGE}`);
  const isOneThing = options.bytes || options.menu || options.only !== '';
  return {
    runs: options.runs,
    json: options.json,
    parts: {
      page: !isOneThing || options.only === 'page',
      times: !isOneThing || options.only === 'times',
      bytes: options.bytes,
      menu: options.menu,
    },
  };
}
