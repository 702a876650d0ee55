import type { Queryable } from '../../platform/db/database';
import type { Geocoder } from './geocoder';
import { inTime } from './in-time';

/**
 * A transaction needs the response of another server, and must not wait for it: it is rolled back
 * and runs again with the response.
 */
export class OutsideResponseNeeded extends Error {
  constructor(readonly answer: () => Promise<void>) {
    super('a transaction needs the answer of a geocoder');
    this.name = 'OutsideAnswerNeeded';
  }
}

type Attempt<T> = (geocoderOn: (tx: Queryable) => Geocoder, isFirst: boolean) => Promise<T>;

/**
 * Runs a transaction that may need a geocoder. A geocoder on this database uses the transaction's
 * own connection. Another server may be slow: no connection is held during the request, and the
 * transaction runs again with each response. Throws what `attempt` throws.
 */
export async function withGeocoder<T>(geocoder: Geocoder, attempt: Attempt<T>): Promise<T> {
  const answers = new Map<string, { readonly answer: Promise<unknown> }>();
  function known<Answer>(key: string, request: () => Promise<Answer>): Promise<Answer> {
    const found = answers.get(key);
    if (found) return found.answer as Promise<Answer>;
    throw new OutsideResponseNeeded(async () => {
      const answer = inTime(request());
      answers.set(key, { answer });
      // the transaction gets the failure where it needs the response
      await answer.catch(() => undefined);
    });
  }
  const outside: Geocoder = {
    search: async (query, near, limit) =>
      known(JSON.stringify(['search', query, near, limit]), () =>
        geocoder.search(query, near, limit),
      ),
    reverse: async (point) =>
      known(JSON.stringify(['reverse', point]), () => geocoder.reverse(point)),
    byPostalCode: async (digits) =>
      known(JSON.stringify(['postal', digits]), () => geocoder.byPostalCode(digits)),
  };
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await attempt((tx) => geocoder.within?.(tx) ?? outside, isFirst);
    } catch (error) {
      if (!(error instanceof OutsideResponseNeeded)) throw error;
      await error.answer();
    }
  }
}
