import type { Customer, Story } from './define-story';

/** A text of the browser's storage. */
export type Entry = readonly [key: string, text: string];

/** What a released build stored, as data of the remote: it is never removed while it may return. */
interface Older {
  /** Begins the finding, e.g. `a list with one entry (version 1)`. */
  readonly name: string;
  readonly stored: (customer: Customer) => Promise<readonly Entry[]>;
  /** What `read` returns for it. */
  readonly shows: string;
}

/** What one build stores in the browser and another one reads: after a release, and after a rollback. */
interface Exchange extends Pick<Story, 'needs' | 'edition'> {
  /** What is stored, e.g. `a list`: it is part of the findings. */
  readonly what: string;
  /** Makes the storefront store it. */
  readonly write: (customer: Customer) => Promise<unknown>;
  /** Opens what is stored, and returns in words what the storefront shows of it. */
  readonly read: (customer: Customer) => Promise<string>;
  readonly older?: readonly Older[];
}

/** Step of an exchange by what it does; those of older values follow. */
export const EXCHANGE_STEPS = { write: 0, read: 1, older: 2 } as const;

/**
 * The default export of `stories/<name>.story.ts` about stored values. The gate runs it on the candidate
 * and on what is served: each must show the same of what the other one stored.
 */
export const defineExchange = ({ needs, edition, what, write, read, older = [] }: Exchange) =>
  ({
    needs,
    ...(edition === undefined ? {} : { edition }),
    steps: [
      ['store it', write],
      ['read it', read],
      ...older.map(({ name, stored }) => [`store ${name}`, stored] as const),
    ],
    exchange: { what, older: older.map(({ name, shows }) => ({ name, shows })) },
  }) satisfies Story;
