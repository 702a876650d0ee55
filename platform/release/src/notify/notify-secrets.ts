import { StoreError } from '../store-error';

const ENTRY = /^([a-z0-9][a-z0-9-]{0,39})=(whsec_[A-Za-z0-9+/]{32,88}={0,2})$/;

/** What to set, for messages. */
export const NOTIFY_SECRETS_FORM =
  'give <target>=whsec_<24 to 64 random bytes in base64>, several separated by commas, ' +
  'e.g. with `openssl rand -base64 32`';

/** Whether a value of `NOTIFY_SECRETS` can be used. */
export const areNotifySecrets = (text: string): boolean =>
  text.split(',').every((entry) => ENTRY.test(entry.trim()));

/**
 * The secrets that sign notifications, by the name of the target; a target with two has both
 * signatures while its secret is rotated. Throws `StoreError` for a text that cannot be used.
 */
export function readNotifySecrets(text = ''): ReadonlyMap<string, readonly string[]> {
  const secrets = new Map<string, string[]>();
  if (text.trim() === '') return secrets;
  if (!areNotifySecrets(text))
    throw new StoreError(`NOTIFY_SECRETS cannot be used: ${NOTIFY_SECRETS_FORM}`);
  for (const entry of text.split(',')) {
    const [, name = '', secret = ''] = ENTRY.exec(entry.trim()) ?? [];
    secrets.set(name, [...(secrets.get(name) ?? []), secret]);
  }
  return secrets;
}
