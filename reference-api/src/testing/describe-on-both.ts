import { openTestApi, type TestApi, type TestApiOptions } from './test-api';
import { TEST_DATABASES } from './test-databases';

/**
 * Runs one set of tests against the embedded and against a real PostgreSQL. `tests` gets a way to the API that is open
 * while they run, seeded with the restaurants of `testing/restaurants.ts`.
 */
export function describeOnBoth(name: string, tests: (api: () => TestApi) => void, options: TestApiOptions = {}): void {
  describe.each(Object.entries(TEST_DATABASES))(`${name} on %s`, (_kind, open) => {
    let api: TestApi | undefined;
    beforeAll(async () => {
      api = await openTestApi(await open(), options);
    });
    afterAll(() => api?.close());
    tests(() => {
      if (!api) throw new Error('the API is open only while a test runs');
      return api;
    });
  });
}
