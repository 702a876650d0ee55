import { PlainError } from '../lib/plain-error';

/** Supported releases beside the one that developers and CI use. */
const DEFAULT_MAJORS = [22, 24];

/** Arguments of `npm run tool check-nodes`. */
export interface NodesOptions {
  readonly majors: readonly number[];
  /** Parts of paths of unit tests; empty: all unit tests. */
  readonly paths: readonly string[];
}

/**
 * Reads numbers as majors of Node and the rest as paths of tests. Throws `PlainError` on an option.
 */
export function parseNodesArgs(args: readonly string[]): NodesOptions {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined)
    throw new PlainError(
      `${option} is unknown: npm run tool check-nodes takes majors of Node and paths of unit tests, ` +
        'e.g. -- 24 shared-domain.',
    );
  const majors = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  return {
    majors: majors.length === 0 ? DEFAULT_MAJORS : majors,
    paths: args.filter((arg) => !/^\d+$/.test(arg)),
  };
}
