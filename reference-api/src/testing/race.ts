import { repeats } from './repeats';
import { openTestApi, type TestApi } from './test-api';
import { openTestPostgres } from './test-databases';

export const TRIALS = repeats(50, 2);
export const CLIENTS = 20;
const CONNECTIONS = 56;

/** A barrier: calls wait until `size` of them have arrived. Later calls do not wait. */
function meeting(size: number): () => Promise<void> {
  let [missing, open] = [size, (): void => undefined];
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return all;
  };
}

export type RaceApi = TestApi & {
  /** The next `size` transactions begin together. */
  meetBefore(size: number): void;
  /** Number of transactions begun, including retries. */
  attempts(): number;
};

/**
 * The API on a real PostgreSQL with a connection for every client; a test can make its transactions
 * begin together.
 */
export async function openRaceApi(): Promise<RaceApi> {
  let [meet, attempts] = [async (): Promise<void> => undefined, 0];
  const real = await openTestPostgres({ connections: CONNECTIONS }, 'seeded');
  const counting = {
    ...real,
    transaction: ((work) =>
      meet().then(() =>
        real.transaction((tx) => {
          attempts += 1;
          return work(tx);
        }),
      )) as typeof real.transaction,
  };
  const api = await openTestApi(counting, { isSeeded: true });
  return {
    ...api,
    meetBefore: (size) => {
      meet = meeting(size);
    },
    attempts: () => attempts,
  };
}

/** Runs all clients concurrently, each with its number. An error of one becomes its outcome. */
export const allAtOnce = <T>(
  clients: number,
  run: (client: number) => Promise<T>,
): Promise<(T | Error)[]> =>
  Promise.all(
    Array.from({ length: clients }, (_, client) => run(client).catch((error: Error) => error)),
  );
