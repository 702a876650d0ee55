import * as z from 'zod/mini';

/**
 * Reads a wire value by its contract; null when it violates it. For input without a decoder of its
 * own.
 */
export function parse<T extends z.ZodMiniType>(contract: T, wire: unknown): z.output<T> | null {
  const parsed = z.safeParse(contract, wire);
  return parsed.success ? parsed.data : null;
}
