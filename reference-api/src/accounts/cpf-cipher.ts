import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** An encrypted CPF was changed, or was not made by its key. */
export class CpfUnreadableError extends Error {
  constructor(keyId: string) {
    super(`A CPF that is encrypted with the key ${keyId} cannot be read.`);
    this.name = 'CpfUnreadableError';
  }
}

/** Encrypts CPFs with the newest of its keys and decrypts with all of them. */
export type CpfCipher = {
  /** Name of the newest key; of all of them, newest first. Names disclose nothing of the keys. */
  readonly keyId: string;
  readonly keyIds: readonly string[];
  /** Encrypted text of a CPF, another one each time; '' stays ''. */
  seal(cpf: string): string;
  /**
   * The CPF of an encrypted text; a text that is not encrypted stays as it is. Null when its key is
   * missing. Throws `CpfUnreadableError`.
   */
  open(text: string): string | null;
  /** Keyed hashes a CPF is looked up by, one for each key, newest first. */
  lookups(cpf: string): string[];
};

const SEALED = /^v1\.([0-9a-f]{16})\.([\w-]+)$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derived = (key: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `storefront cpf ${purpose}`, bytes));
const deriveKeys = (key: string) => ({
  id: derived(key, 'name', 8).toString('hex'),
  encryption: derived(key, 'encryption', 32),
  lookup: derived(key, 'lookup', 32),
});

/** The name of the key of an encrypted text; null for any other text. */
export const parseKeyId = (text: string): string | null => SEALED.exec(text)?.[1] ?? null;

/**
 * AES-256-GCM with a random nonce: `v1.{name of the key}.{base64url of nonce, ciphertext, tag}`.
 * Encryption and lookup use keys of their own, derived from each of `keys` (newest first) by
 * HKDF-SHA-256.
 */
export function createCpfCipher(keys: readonly [string, ...string[]]): CpfCipher {
  const newest = deriveKeys(keys[0]);
  const ring = [newest, ...keys.slice(1).map(deriveKeys)];
  return {
    keyId: newest.id,
    keyIds: ring.map(({ id }) => id),
    seal: (cpf) => {
      if (cpf === '') return '';
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.encryption, nonce, {
        authTagLength: TAG_BYTES,
      }).setAAD(Buffer.from(newest.id));
      const body = Buffer.concat([
        nonce,
        cipher.update(cpf, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `v1.${newest.id}.${body.toString('base64url')}`;
    },
    open: (text) => {
      const [, id, body] = SEALED.exec(text) ?? [];
      if (id === undefined || body === undefined) return text;
      const key = ring.find((one) => one.id === id);
      if (!key) return null;
      const bytes = Buffer.from(body, 'base64url');
      try {
        const decipher = createDecipheriv(
          'aes-256-gcm',
          key.encryption,
          bytes.subarray(0, NONCE_BYTES),
          { authTagLength: TAG_BYTES },
        );
        decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        throw new CpfUnreadableError(id);
      }
    },
    lookups: (cpf) =>
      ring.map(({ lookup }) => createHmac('sha256', lookup).update(cpf).digest('base64url')),
  };
}
