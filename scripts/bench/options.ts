import { PlainError } from '../lib/plain-error';

export interface BenchOptions {
  /** Rounds: each loads every variant once. */
  readonly rounds: number;
  readonly parts: {
    readonly page: boolean;
    /** What a customer perceives, in the same rounds as the page. */
    readonly tap: boolean;
    readonly server: boolean;
    readonly times: boolean;
    readonly bytes: boolean;
    readonly menu: boolean;
  };
  /** Write the pictures of the first second and of a tap. */
  readonly filmstrip: boolean;
  /** Fail when a goal is missed. */
  readonly strict: boolean;
  /** Print the JSON instead of the tables. */
  readonly json: boolean;
}

const ROUNDS = 7;
const PARTS = ['page', 'tap', 'server', 'times'] as const;
const USAGE =
  `npm run bench -- [--rounds N] [--only ${PARTS.join('|')}] [--bytes] [--menu] ` +
  '[--filmstrip] [--strict] [--json]';

const DEFAULTS = {
  rounds: ROUNDS,
  only: '',
  bytes: false,
  menu: false,
  filmstrip: false,
  strict: false,
  json: false,
};
const FLAGS = ['bytes', 'menu', 'filmstrip', 'strict', 'json'] as const;

/** Reads the command line: `--rounds 3` or `--rounds=3`. Throws `PlainError` with the usage. */
export function readOptions(args: readonly string[]): BenchOptions {
  const options = { ...DEFAULTS };
  const words = args.flatMap((argument) => argument.split('=', 2));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const flag = FLAGS.find((name) => word === `--${name}`);
    if (flag) options[flag] = true;
    else if (word === '--rounds') options.rounds = Number(words[(at += 1)]);
    else if (word === '--only') options.only = words[(at += 1)] ?? '';
    else throw new PlainError(`${word} is not an option: ${USAGE}`);
  }
  if (!Number.isInteger(options.rounds) || options.rounds < 1)
    throw new PlainError(`--rounds takes a number: ${USAGE}`);
  if (!['', ...PARTS].includes(options.only))
    throw new PlainError(`--only takes ${PARTS.join(' or ')}: ${USAGE}`);
  const { rounds, only, bytes, menu, filmstrip, strict, json } = options;
  const isAll = !bytes && !menu && !filmstrip && only === '';
  const has = (part: (typeof PARTS)[number]): boolean => isAll || only === part;
  return {
    rounds,
    filmstrip,
    strict,
    json,
    parts: {
      page: has('page'),
      tap: has('tap'),
      server: has('server'),
      times: has('times'),
      bytes,
      menu,
    },
  };
}
