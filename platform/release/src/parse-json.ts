import { StoreError } from './store-error';

/** A zod schema, as far as reading needs it. */
export interface Contract<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: Error };
}

/**
 * Reads JSON that a contract describes. Throws `StoreError` with the file's name, and the action that
 * repairs it.
 */
export function parseJson<Value>(
  file: string,
  bytes: Buffer,
  contract: Contract<Value>,
  action = '',
): Value {
  const advice = action === '' ? '' : `: ${action}`;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new StoreError(`${file} is not JSON${advice}`);
  }
  const parsed = contract.safeParse(value);
  if (!parsed.success) throw new StoreError(`${file}: ${parsed.error.message}${advice}`);
  return parsed.data;
}
