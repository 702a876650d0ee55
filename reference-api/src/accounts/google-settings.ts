import { SettingError } from '../platform/settings/setting-error';

/** The client id that tokens must be issued for, and the URL of the keys that sign them. */
export type GoogleOptions = {
  readonly clientId: string;
  readonly keysUrl: string;
  readonly issuers: readonly string[];
};

type Env = Readonly<Record<string, string | undefined>>;

const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
/** Google's tokens carry either. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * GOOGLE_CLIENT_ID, GOOGLE_KEYS_URL, GOOGLE_ISSUER; undefined without the first: sign-in with
 * Google is off. Throws `SettingError`.
 */
export function googleFrom(env: Env): GoogleOptions | undefined {
  const [clientId, keysUrl, issuer] = [
    env['GOOGLE_CLIENT_ID'] || '',
    env['GOOGLE_KEYS_URL'] || KEYS_URL,
    env['GOOGLE_ISSUER'] || '',
  ];
  if (clientId === '') return undefined;
  if (!/^[\w.-]{1,200}$/.test(clientId))
    throw new SettingError(
      'GOOGLE_CLIENT_ID',
      clientId,
      'the client id of the project in Google’s console, e.g. 1234-abc.apps.googleusercontent.com',
    );
  if (!isAddress(keysUrl))
    throw new SettingError(
      'GOOGLE_KEYS_URL',
      keysUrl,
      'an address begins with https:// or http://',
    );
  return { clientId, keysUrl, issuers: issuer === '' ? ISSUERS : [issuer] };
}
