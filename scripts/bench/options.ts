import { PlainError } from '../lib/plain-error';

const PARTS = ['page', 'tap', 'menu'] as const;
type Part = (typeof PARTS)[number];

export interface BenchOptions {
  /** Rounds: each loads every variant once. */
  readonly rounds: number;
  /** `page` and `tap` share their rounds. */
  readonly parts: Readonly<Record<Part, boolean>>;
  /** Fail when a goal is missed. */
  readonly strict: boolean;
  /** Print the JSON instead of the tables. */
  readonly json: boolean;
}

const ROUNDS = 7;
const USAGE = `npm run bench -- [--rounds N] [--only ${PARTS.join('|')}] [--strict] [--json]`;
const FLAGS = ['strict', 'json'] as const;

/** Reads the command line: `--rounds 3` or `--rounds=3`. Throws `PlainError` with the usage. */
export function readOptions(args: readonly string[]): BenchOptions {
  const options = { rounds: ROUNDS, only: '', strict: false, json: false };
  const words = args.flatMap((argument) => argument.split('=', 2));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const flag = FLAGS.find((name) => word === `--${name}`);
    if (flag) options[flag] = true;
    else if (word === '--rounds') options.rounds = Number(words[(at += 1)]);
    else if (word === '--only') options.only = words[(at += 1)] ?? '';
    else throw new PlainError(`${word} is not an option: ${USAGE}`);
  }
  const { rounds, only, strict, json } = options;
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new PlainError(`--rounds takes a number: ${USAGE}`);
  if (!['', ...PARTS].includes(only))
    throw new PlainError(`--only takes ${PARTS.join(' or ')}: ${USAGE}`);
  const has = (part: Part): boolean => only === part;
  const parts = {
    page: only === '' || has('page'),
    tap: only === '' || has('tap'),
    menu: has('menu'),
  };
  return { rounds, strict, json, parts };
}
