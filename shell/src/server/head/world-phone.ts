import { phoneKey } from '@storefront/shared-domain/phones';

/** A phone of a restaurant as E.164, e.g. `+5511998765432`; empty for a text that is no number. */
export function worldPhone(written: string, country: string): string {
  const key = phoneKey(written, country) ?? '';
  return key.startsWith('+') ? key : '';
}
