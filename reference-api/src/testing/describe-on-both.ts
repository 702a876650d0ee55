import { describeApiOn, type ApiTests } from './describe-on-postgres';
import type { TestApiOptions } from './test-api';

/**
 * For code that may behave differently on the embedded database (one connection, its own locks, its
 * own notifications): the order path, idempotency, the seed, live updates. Everything else uses
 * `describeOnPostgres`.
 */
export function describeOnBoth(name: string, tests: ApiTests, options: TestApiOptions = {}): void {
  describeApiOn('PGlite', name, tests, options);
  describeApiOn('PostgreSQL', name, tests, options);
}
