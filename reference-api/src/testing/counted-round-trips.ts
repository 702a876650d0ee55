import pg from 'pg';

/** Round trips and statements of transactions with an order, from `begin` to the answer of `commit`. */
export type RoundTrips = { readonly roundTrips: number; readonly statements: number };

type Query = (...given: unknown[]) => unknown;
type Counts = { roundTrips: number; statements: number; open: number };

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');

/**
 * Counts on all connections how often statements are sent while no answer is open: what is sent before
 * the first answer shares its round trip. `restore` ends it.
 */
export function countRoundTrips(): { take(): RoundTrips[]; restore(): void } {
  const client = pg.Client.prototype as unknown as { query: Query };
  const real = client.query;
  const counts = new WeakMap<object, Counts>();
  let done: RoundTrips[] = [];

  client.query = function counted(this: object, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    if (text === 'begin') counts.set(this, { roundTrips: 0, statements: 0, open: 0 });
    const its = counts.get(this);
    const result = real.apply(this, given);
    if (!its || !(result instanceof Promise)) return result;
    if (its.open === 0) its.roundTrips += 1;
    its.open += 1;
    its.statements += 1;
    if (text === 'commit' || text === 'rollback') {
      counts.delete(this);
      done.push(its);
    }
    const answered = (): void => void (its.open -= 1);
    result.then(answered, answered);
    return result;
  };
  return {
    take: () => {
      const found = done.map(({ roundTrips, statements }) => ({ roundTrips, statements }));
      done = [];
      return found;
    },
    restore: () => void (client.query = real),
  };
}
