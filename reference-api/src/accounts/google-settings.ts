import * as z from 'zod';
import { text } from '../platform/settings/setting-types';

/** The client id that tokens must be issued for, and the URL of the keys that sign them. */
export type GoogleOptions = {
  readonly clientId: string;
  readonly keysUrl: string;
  readonly issuers: readonly string[];
};

const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
/** Google's tokens carry either. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const isAddress = (given: string): boolean =>
  URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);

/** Undefined without a client id: sign-in with Google is off. */
export const googleSettings = z
  .object({
    GOOGLE_CLIENT_ID: text(
      (id) => /^[\w.-]{1,200}$/.test(id),
      'the client id of the project in Google’s console, e.g. 1234-abc.apps.googleusercontent.com',
    ).optional(),
    GOOGLE_KEYS_URL: z.string().default(KEYS_URL),
    GOOGLE_ISSUER: z.string().optional(),
  })
  .refine((given) => given.GOOGLE_CLIENT_ID === undefined || isAddress(given.GOOGLE_KEYS_URL), {
    path: ['GOOGLE_KEYS_URL'],
    error: 'an address begins with https:// or http://',
  })
  .transform(
    ({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_KEYS_URL: keysUrl,
      GOOGLE_ISSUER: issuer,
    }): GoogleOptions | undefined =>
      clientId === undefined
        ? undefined
        : { clientId, keysUrl, issuers: issuer === undefined ? ISSUERS : [issuer] },
  );
