import { oneConnection } from './one-connection';
import { openTestApi, type TestApi, type TestApiOptions } from './test-api';
import { openTestPostgres, TEST_DATABASES } from './test-databases';

export type DatabaseKind = keyof typeof TEST_DATABASES;

/**
 * A set of tests; `api` returns the API that is open during a test, seeded with
 * `testing/restaurants.ts`.
 */
export type ApiTests = (api: () => TestApi) => void;

/** Runs a set of tests against an API on a database of this kind. */
export function describeApiOn(
  kind: DatabaseKind,
  name: string,
  tests: ApiTests,
  options: TestApiOptions,
): void {
  describe(`${name} on ${kind}`, () => {
    let api: TestApi | undefined;
    beforeAll(async () => {
      api =
        kind === 'PostgreSQL'
          ? await openTestApi(oneConnection(await openTestPostgres({}, 'seeded')), {
              ...options,
              isSeeded: true,
            })
          : await openTestApi(await TEST_DATABASES[kind](), options);
    });
    afterAll(() => api?.close());
    tests(() => {
      if (!api) throw new Error('the API is open only while a test runs');
      return api;
    });
  });
}

/**
 * For most integration tests. The embedded database is PostgreSQL compiled to WebAssembly, so a
 * second run on it repeats the first one (`oneConnection` finds what would only hang there);
 * `describeOnBoth` is for the parts where the two may differ.
 */
export const describeOnPostgres = (
  name: string,
  tests: ApiTests,
  options: TestApiOptions = {},
): void => describeApiOn('PostgreSQL', name, tests, options);
