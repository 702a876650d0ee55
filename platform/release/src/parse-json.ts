import { StoreError } from './store-error';

/** A zod schema, as far as reading needs it. */
export interface Contract<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: Error };
}

/** Reads JSON that a contract describes. Throws `StoreError` with the file's name. */
export function parseJson<Value>(file: string, bytes: Buffer, contract: Contract<Value>): Value {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new StoreError(`${file} is not JSON`);
  }
  const parsed = contract.safeParse(value);
  if (!parsed.success) throw new StoreError(`${file}: ${parsed.error.message}`);
  return parsed.data;
}
