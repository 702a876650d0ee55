import type { HashedPerson } from '@storefront/shared-domain/contracts';
import type { Person } from './facts';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * SHA-256 hashes of the buyer's data in the format of ads vendors. Empty where the browser has no
 * `crypto.subtle`: on pages without https.
 */
export async function hashPerson(person: Person, country: string): Promise<HashedPerson> {
  const { subtle } = globalThis.crypto;
  if ((subtle as SubtleCrypto | undefined) === undefined) return {};
  const { adsIdentity } = await import(
    /* webpackChunkName: "provide-phones" */ '@storefront/shared-domain/phones'
  );
  const hashed = Object.entries(adsIdentity(person, country)).map(
    async ([field, text]) =>
      [field, hex(await subtle.digest('SHA-256', new TextEncoder().encode(text)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashed));
}
