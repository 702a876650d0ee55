import type { Reported } from '../slow-prices';

/** Reference to a value of the file's `fixtures`, at any position in `given`. */
export type Reference = { readonly $fixture: string };

/**
 * One published case. `rule`: a function of the rules; `case`: the reasoning in words and numbers;
 * `given`: its arguments; `read`: path of the compared part of the result, the whole result when it
 * is missing; `expected`: that part.
 */
export type Vector = {
  readonly rule: string;
  readonly case: string;
  readonly given: readonly unknown[];
  readonly read?: string;
  readonly expected: unknown;
};

export const ref = (name: string): Reference => ({ $fixture: name });

/** A case in the words of the slow prices; `about` precedes their words. */
export function reported<T>(
  rule: string,
  about: string,
  given: readonly unknown[],
  { value, words }: Reported<T>,
  read?: string,
): Vector {
  return {
    rule,
    case: about === '' ? words : `${about}: ${words}`,
    given,
    ...(read === undefined ? {} : { read }),
    expected: value,
  };
}
