import { StoreError } from '../store';

/** The folders of private keys that STOREFRONT_KEYS names. Throws `StoreError` without one. */
export function keysFolder(): string {
  const folder = process.env['STOREFRONT_KEYS'] ?? '';
  if (folder === '')
    throw new StoreError(
      'set STOREFRONT_KEYS to the folder of your private keys, e.g. ~/.storefront-keys',
    );
  return folder;
}
