import { inspect } from 'node:util';

/** First line of what was thrown, which may be no error at all. */
export const toReason = (thrown: unknown): string =>
  (thrown instanceof Error ? `${thrown.message}` : inspect(thrown)).split('\n', 1)[0] ?? '';
