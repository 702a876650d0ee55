import * as z from 'zod';
import { text } from '../../platform/settings/setting-types';

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
const HOST = /^(?:https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?$/i;

/** The first invalid host is shown, not the whole list. */
const hosts = z.string().transform((given, { issues }) => {
  const all = given.split(/[\s,]+/).filter((host) => host !== '');
  const odd = all.find((host) => !HOST.test(host));
  if (odd !== undefined)
    issues.push({
      code: 'custom',
      input: given,
      message: 'hosts of push services, separated by commas, e.g. push.pizza.example',
      params: { shown: odd },
    });
  return all;
});

type Keys = { readonly VAPID_PUBLIC_KEY: string; readonly VAPID_PRIVATE_KEY: string };
const hasKeys = (given: Keys): boolean => given.VAPID_PUBLIC_KEY + given.VAPID_PRIVATE_KEY !== '';

export const pushSettings = z
  .object({
    VAPID_PUBLIC_KEY: z.string().default(''),
    VAPID_PRIVATE_KEY: z.string().default(''),
    VAPID_SUBJECT: text(
      (subject) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(subject),
      'an address such as mailto:it@pizza.example or https://pizza.example',
    ).optional(),
    PUSH_HOSTS: hosts.default([]),
  })
  .refine((given) => !hasKeys(given) || KEY.test(given.VAPID_PUBLIC_KEY), {
    path: ['VAPID_PUBLIC_KEY'],
    error: 'a public key in base64url, given together with VAPID_PRIVATE_KEY',
    abort: true,
  })
  .refine((given) => !hasKeys(given) || KEY.test(given.VAPID_PRIVATE_KEY), {
    path: ['VAPID_PRIVATE_KEY'],
    error: 'a private key in base64url, given together with VAPID_PUBLIC_KEY',
  })
  .transform(
    ({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: subject = null,
      PUSH_HOSTS: services,
    }): PushOptions => ({
      keys: publicKey === '' ? null : { publicKey, privateKey },
      subject,
      services,
    }),
  );
