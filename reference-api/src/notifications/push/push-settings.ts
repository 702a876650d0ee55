import { SettingError } from '../../platform/settings/setting-error';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings of push messages. */
export type PushOptions = {
  /**
   * The keys that identify this storefront to push services, in base64url; null: created once in
   * the data folder.
   */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Contact for push services, `mailto:` or `https:`; null: the storefront's URL. */
  readonly subject: string | null;
  /** Push services besides the built-in ones: hosts, or whole origins for those without TLS. */
  readonly services: readonly string[];
};

export const DEFAULT_PUSH: PushOptions = { keys: null, subject: null, services: [] };

const KEY = /^[\w-]{40,100}$/;
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i;

function keysOf(env: Env): PushOptions['keys'] {
  const [publicKey, privateKey] = [env['VAPID_PUBLIC_KEY'] || '', env['VAPID_PRIVATE_KEY'] || ''];
  if (publicKey === '' && privateKey === '') return null;
  if (!KEY.test(publicKey))
    throw new SettingError(
      'VAPID_PUBLIC_KEY',
      publicKey,
      'a public key in base64url, given together with VAPID_PRIVATE_KEY',
    );
  if (!KEY.test(privateKey))
    throw new SettingError(
      'VAPID_PRIVATE_KEY',
      privateKey,
      'a private key in base64url, given together with VAPID_PUBLIC_KEY',
    );
  return { publicKey, privateKey };
}

/** VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_HOSTS. Throws `SettingError`. */
export function pushFrom(env: Env): PushOptions {
  const subject = env['VAPID_SUBJECT'] || null;
  if (subject !== null && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(subject))
    throw new SettingError(
      'VAPID_SUBJECT',
      subject,
      'an address such as mailto:it@pizza.example or https://pizza.example',
    );
  const services = (env['PUSH_HOSTS'] ?? '').split(/[\s,]+/).filter((host) => host !== '');
  const odd = services.find((host) => !HOST.test(host) && !ORIGIN.test(host));
  if (odd !== undefined)
    throw new SettingError(
      'PUSH_HOSTS',
      odd,
      'hosts of push services, separated by commas, e.g. push.pizza.example',
    );
  return { keys: keysOf(env), subject, services };
}
