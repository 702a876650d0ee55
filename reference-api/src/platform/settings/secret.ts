import { hkdfSync, randomBytes } from 'node:crypto';
import { OPERATOR_SCOPES, type OperatorKey } from './operator-keys';
import { readOrCreateFile } from './read-or-create-file';

const MIN_SECRET_LENGTH = 32;
const DERIVED_BYTES = 32;

/** A configured secret is too short. */
export class WeakSecretError extends Error {
  constructor(setting: string) {
    super(`${setting} needs at least ${MIN_SECRET_LENGTH} characters.`);
    this.name = 'WeakSecretError';
  }
}

/** The given secret, else the one stored in a file of the data folder. Throws `WeakSecretError`. */
async function storedSecret(
  dataDir: string,
  name: string,
  setting: string,
  given?: string,
): Promise<string> {
  if (given) {
    if (given.length < MIN_SECRET_LENGTH) throw new WeakSecretError(setting);
    return given;
  }
  return readOrCreateFile(dataDir, name, () => randomBytes(48).toString('base64url'));
}

/**
 * The key that signs tokens: the given one, else the data folder's (`jwt-secret`). Several nodes on
 * one database need the same. Throws `WeakSecretError`.
 */
export const signingSecret = async (dataDir: string, given?: string): Promise<Uint8Array> =>
  new TextEncoder().encode(await storedSecret(dataDir, 'jwt-secret', 'JWT_SECRET', given));

/**
 * The keys of operators: the one with all scopes, else the data folder's (`operator-key`), and those
 * with scopes of their own. With such keys alone none has all scopes, and the file is not read: it
 * may be older than they are. Throws `WeakSecretError`.
 */
export async function readOperatorKeys(
  dataDir: string,
  all?: string,
  scoped: readonly OperatorKey[] = [],
): Promise<readonly OperatorKey[]> {
  if (scoped.some(({ key }) => key.length < MIN_SECRET_LENGTH))
    throw new WeakSecretError('Each of OPERATOR_KEYS');
  if (!all && scoped.length > 0) return scoped;
  const key = await storedSecret(dataDir, 'operator-key', 'OPERATOR_KEY', all);
  return [{ scopes: OPERATOR_SCOPES, key }, ...scoped];
}

/**
 * The key that signs the stamps of visits: the given one, else derived from the key that signs
 * tokens, so that nodes with one `JWT_SECRET` need no setting. Throws `WeakSecretError`.
 */
export function deriveVisitKey(signing: Uint8Array, given?: string): Uint8Array {
  if (!given) return new Uint8Array(hkdfSync('sha256', signing, '', 'visit stamps', DERIVED_BYTES));
  if (given.length < MIN_SECRET_LENGTH) throw new WeakSecretError('VISIT_KEY');
  return new TextEncoder().encode(given);
}

/**
 * The key that signs webhooks of the demo bank: the given one, else the data folder's
 * (`payment-webhook-key`). Throws `WeakSecretError`.
 */
export const readWebhookKey = (dataDir: string, given?: string): Promise<string> =>
  storedSecret(dataDir, 'payment-webhook-key', 'PAYMENT_WEBHOOK_KEY', given);

/**
 * Keys, newest first: the given ones, else those of a file of the data folder, separated by commas
 * or lines. Throws `WeakSecretError`.
 */
async function readKeys(
  dataDir: string,
  name: string,
  setting: string,
  given?: string,
): Promise<[string, ...string[]]> {
  const [newest, ...older] = (await storedSecret(dataDir, name, setting, given))
    .split(/[\s,]+/)
    .filter((key) => key !== '');
  if (newest === undefined || [newest, ...older].some(({ length }) => length < MIN_SECRET_LENGTH))
    throw new WeakSecretError(`Each of ${setting}`);
  return [newest, ...older];
}

/**
 * The keys of table links (`table-link-keys`). To rotate a key, write a new one in front; codes of
 * the old one stay valid until it is removed. Throws `WeakSecretError`.
 */
export const tableLinkKeys = (dataDir: string, given?: string): Promise<[string, ...string[]]> =>
  readKeys(dataDir, 'table-link-keys', 'TABLE_LINK_KEYS', given);

/**
 * The keys that encrypt CPFs (`cpf-keys`). To rotate a key, write a new one in front; remove the
 * old one when the server has logged that nothing is encrypted with it any more. Throws
 * `WeakSecretError`.
 */
export const cpfKeys = (dataDir: string, given?: string): Promise<[string, ...string[]]> =>
  readKeys(dataDir, 'cpf-keys', 'CPF_KEYS', given);
