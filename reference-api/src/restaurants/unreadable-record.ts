import * as z from 'zod/mini';
import { UnavailableError } from '../platform/http/server-state';
import { findIssuePath } from '../platform/http/invalid-request';

const MAX_PATHS = 5;
/** Retry-After in seconds: an operator must repair the record. */
const REPAIR_SECONDS = 60;

/**
 * A stored record that violates its contract, e.g. after a manual change. Orders from it fail, and
 * the log names the fields.
 */
export class UnreadableRecordError extends UnavailableError {
  override readonly answer = {
    error: 'The record of this restaurant cannot be read',
    code: 'restaurant_unreadable',
    retryAfter: REPAIR_SECONDS,
  };
  override readonly logged: Readonly<Record<string, unknown>>;

  /** `paths`: the first fields of the wrong type, e.g. `menu.categories.0.name`. */
  constructor(
    readonly restaurantId: number,
    readonly paths: readonly string[],
  ) {
    super(`the record of restaurant ${restaurantId} cannot be read at ${paths.join(', ')}`);
    this.name = 'UnreadableRecordError';
    this.logged = { restaurant: restaurantId, paths };
  }
}

/** The first fields that violate a contract. */
export const unreadablePaths = ({ issues }: z.core.$ZodError): string[] =>
  issues.slice(0, MAX_PATHS).map((issue) => findIssuePath(issue).map(String).join('.') || 'record');

/** Reads stored JSON of a restaurant by its contract. Throws `UnreadableRecordError`. */
export function readRecord<Schema extends z.ZodMiniType>(
  restaurantId: number,
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  throw new UnreadableRecordError(restaurantId, unreadablePaths(parsed.error));
}
