import { PlainError } from '../lib/plain-error';
import { API, areas, type MutantArea } from './areas';

export interface MutantsOptions {
  readonly areas: readonly MutantArea[];
  /** Runs the list of changes of the API, too. */
  readonly withApi: boolean;
  /** Mutates the files anew, without the results of the run before. */
  readonly isFresh: boolean;
  /** Glob of the only files to mutate; null: all files of the areas. */
  readonly files: string | null;
  /** Number of processes that run tests; null: one per core. */
  readonly concurrency: number | null;
}

const FILES = '--files=';
const CONCURRENCY = '--concurrency=';

function valueOf(args: readonly string[], flag: string): string | null {
  return args.find((arg) => arg.startsWith(flag))?.slice(flag.length) ?? null;
}

function concurrencyOf(args: readonly string[]): number | null {
  const text = valueOf(args, CONCURRENCY);
  if (text !== null && !/^[1-9]\d*$/.test(text))
    throw new PlainError(`${CONCURRENCY}${text} cannot be used. Give a number from 1.`);
  return text === null ? null : Number(text);
}

const isFlag = (arg: string): boolean =>
  arg === '--fresh' || arg.startsWith(FILES) || arg.startsWith(CONCURRENCY);

/** Names of areas, or the beginnings of names; none: all. Throws `PlainError` on an unknown one. */
export function parseMutantsArgs(args: readonly string[]): MutantsOptions {
  const names = args.filter((arg) => !isFlag(arg));
  const unknown = names.find(
    (name) => name !== API && !areas.some((area) => area.name.startsWith(name)),
  );
  if (unknown !== undefined)
    throw new PlainError(
      `${unknown} is no area. Areas: ${[...areas.map(({ name }) => name), API].join(', ')}. ` +
        'Usage: npm run mutants -- [--fresh] [--files=<glob>] [--concurrency=<n>] [area…]',
    );
  return {
    areas: areas.filter(
      ({ name }) =>
        names.length === 0 || names.some((start) => start !== API && name.startsWith(start)),
    ),
    withApi: names.length === 0 || names.includes(API),
    isFresh: args.includes('--fresh'),
    files: valueOf(args, FILES),
    concurrency: concurrencyOf(args),
  };
}
