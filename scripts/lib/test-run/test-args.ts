import { PlainError } from '../say';
import { GROUPS, type Group } from './run-stage';

export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Options of `npm test -- …`. */
export interface TestOptions {
  readonly shard?: Shard;
  /** Groups of stages to run; empty: all. */
  readonly only: readonly Group[];
  /** Runs only the tests that the changes since this commit affect. */
  readonly changedSince?: string;
  /** Checks of changed packages, unit tests, and one story per way to order. */
  readonly isQuick: boolean;
}

const SELECTABLE: readonly string[] = GROUPS.filter((group) => group !== 'build');
const USAGE = `npm test takes --quick, --changed[=commit], --only ${SELECTABLE.join('|')} and --shard=1/2`;

function parseShard(value: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(value)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new PlainError(
      `--shard=${value} is no part of the run: write --shard=1/2 for the first of two.`,
    );
  return { index, count };
}

const isGroup = (name: string): name is Group => SELECTABLE.includes(name);

function parseGroups(value: string): Group[] {
  return value.split(',').map((name) => {
    if (!isGroup(name))
      throw new PlainError(`--only ${name} is not known: choose from ${SELECTABLE.join(', ')}.`);
    return name;
  });
}

/** Reads the arguments of `npm test`. Throws `PlainError` at the first unknown argument. */
export function parseTestArgs(args: readonly string[], defaultBase = 'main'): TestOptions {
  let options: TestOptions = { only: [], isQuick: false };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [flag, inline] = arg.includes('=')
      ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]
      : [arg, undefined];
    const value = (): string => inline ?? rest.shift() ?? '';
    if (flag === '--shard') options = { ...options, shard: parseShard(value()) };
    else if (flag === '--only')
      options = { ...options, only: [...options.only, ...parseGroups(value())] };
    else if (flag === '--quick') options = { ...options, isQuick: true };
    else if (flag === '--changed') options = { ...options, changedSince: inline ?? defaultBase };
    else throw new PlainError(`${arg} is not known: ${USAGE}.`);
  }
  return options;
}
