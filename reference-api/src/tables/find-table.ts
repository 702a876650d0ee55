import { normaliseText } from '@storefront/shared-domain/rules';
import { foldedName } from '@storefront/shared-kit/fold-accents';

/** One key for every spelling of a table's name, stored with the generations of its codes. */
export const tableKey = (name: string): string => normaliseText(name).trim().toLowerCase();

/**
 * The restaurant's spelling of a typed table name; null when the table is missing. Without a list
 * of tables every name is valid.
 */
export function tableNamed(tables: readonly string[], typed: string): string | null {
  if (tables.length === 0) return normaliseText(typed).trim();
  return (
    tables.find((name) => tableKey(name) === tableKey(typed)) ??
    tables.find((name) => foldedName(name) === foldedName(typed)) ??
    null
  );
}
