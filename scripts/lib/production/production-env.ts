import { NOTIFY_SECRETS_FORM, areNotifySecrets } from '@storefront/release';
import * as z from 'zod/mini';
import type { Roles } from './roles';

export type Env = Readonly<Record<string, string | undefined>>;

/** Settings of `npm run serve` alone. */
export const PRODUCTION_SETTINGS: readonly string[] = [
  'SECRETS_FILE',
  'STOREFRONT_STORE',
  'STOREFRONT_CHANNEL',
  'STOREFRONT_SCREENS',
  'API_UPSTREAM',
  'STOREFRONT_TRUST',
  'STOREFRONT_KEYS',
  'STOREFRONT_KEY_PASSPHRASE',
  'NOTIFY_SECRETS',
  'STOREFRONT_SOURCE',
  'STOREFRONT_BUILDER',
];

const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const isHttp = (text: string): boolean => /^https?:$/.test(parseUrl(text)?.protocol ?? '');
const isOrigin = (text: string): boolean =>
  isHttp(text) && text.replace(/\/$/, '').toLowerCase() === parseUrl(text)?.origin;
const isSafe = (text: string): boolean =>
  parseUrl(text)?.protocol === 'https:' || LOCAL.includes(parseUrl(text)?.hostname ?? '');
export const isHttps = (text: string | undefined): boolean =>
  parseUrl(text ?? '')?.protocol === 'https:';

const set = (what: string) => z.string({ error: `is not set: ${what}` });
const secret = (what: string) =>
  set(
    `${what}; 32 characters at least, e.g. of \`openssl rand -base64 48\`, the same on every machine`,
  );
const vapid = (half: string) =>
  set(
    `the ${half} key that devices are notified with; ` +
      `\`npx web-push generate-vapid-keys\` makes both, the same on every machine`,
  );
const ofDemo = (what: string) =>
  z.optional(
    z.string().check(
      z.refine((text) => ['0', 'false'].includes(text), {
        error: `requests ${what} of the demo, which is not served in production: remove it`,
      }),
    ),
  );
const neededUnless = (isOptional: boolean, what: string) =>
  isOptional ? z.optional(z.string()) : set(what);

/**
 * The document of cards or vendors on an origin of its own: not the storefront's, and with TLS when
 * that has it.
 */
const ownOrigin = (storefrontUrl: string | undefined) =>
  z.optional(
    z.string().check(
      z.refine((origin) => parseUrl(origin)?.origin !== parseUrl(storefrontUrl ?? '')?.origin, {
        error: 'cannot be used: it is an origin of its own, not that of STOREFRONT_URL',
      }),
      z.refine((origin) => isHttps(origin) || !isHttps(storefrontUrl), {
        error: 'cannot be used: STOREFRONT_URL is https, so this address begins with https:// too',
      }),
    ),
  );

const common = (env: Env) => ({
  STOREFRONT_URL: set('where customers reach the storefront, e.g. https://pizza.example').check(
    z.refine(isOrigin, {
      error:
        'cannot be used: give https:// and the host, without a path, e.g. https://pizza.example',
      abort: true,
    }),
    z.refine(isSafe, {
      error:
        'cannot be used: http:// is for this machine alone (localhost), customers need https://',
    }),
  ),
  DEMO: ofDemo('routes and accounts'),
  DEMO_KITCHEN: ofDemo('the kitchen'),
  PAYMENTS: z.optional(
    z.string().check(
      z.refine((name) => name !== 'sandbox', {
        error:
          'requests the sandbox payments of the demo, which are not served in production: ' +
          'remove it, or name a provider',
      }),
    ),
  ),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((url) => !url.includes('?'), {
        error: 'cannot be used: options behind a question mark could switch TLS off',
      }),
    ),
  ),
  CARD_ORIGIN: ownOrigin(env['STOREFRONT_URL']),
  VENDOR_ORIGIN: ownOrigin(env['STOREFRONT_URL']),
});

const ofApi = (env: Env) => ({
  ...(env['OPERATOR_KEYS'] === undefined && {
    OPERATOR_KEY: secret(
      'the bearer token of operators with all scopes, or OPERATOR_KEYS, with scopes of their own',
    ),
  }),
  DATABASE_URL: neededUnless(
    env['STOREFRONT_DATA'] !== undefined,
    'the PostgreSQL with the orders, postgres://name:password@host/database; ' +
      'or STOREFRONT_DATA, a folder for the embedded database',
  ),
  JWT_SECRET: secret('what sessions are signed with'),
  TABLE_LINK_KEYS: secret('the keys of table links'),
  CPF_KEYS: secret('the keys CPFs are encrypted with'),
  VAPID_PUBLIC_KEY: vapid('public'),
  VAPID_PRIVATE_KEY: vapid('private'),
});

const ofEdge = (env: Env, { api }: Roles) => ({
  STOREFRONT_STORE: neededUnless(
    env['STOREFRONT_DATA'] !== undefined,
    'the folder of the store with builds and channels; or STOREFRONT_DATA, with the folder `store` in it',
  ),
  STOREFRONT_CHANNEL: z.optional(
    z.string().check(
      z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
        error: 'cannot be used: the name of a channel, e.g. stable',
      }),
    ),
  ),
  NOTIFY_SECRETS: z.optional(
    z
      .string()
      .check(z.refine(areNotifySecrets, { error: `cannot be used: ${NOTIFY_SECRETS_FORM}` })),
  ),
  ...(!api && {
    ...(env['OPERATOR_KEY'] === undefined && {
      OPERATOR_KEYS: secret(
        'figures:key, the key with which an edge alone reads the figures of experiments',
      ),
    }),
    API_UPSTREAM: set('where this edge reaches the API, e.g. http://10.0.0.5:8081').check(
      z.refine(isHttp, { error: 'cannot be used: an address begins with http:// or https://' }),
    ),
  }),
});

/**
 * Settings of these roles that are missing or request a part of the demo: a line for each, by its
 * name.
 */
export function environmentFailures(env: Env, roles: Roles): ReadonlyMap<string, string> {
  const schema = z.object({
    ...common(env),
    ...(roles.api && ofApi(env)),
    ...(roles.edge && ofEdge(env, roles)),
  });
  const issues = schema.safeParse(env).error?.issues ?? [];
  return new Map(
    issues.map(({ path: [name], message }) => [String(name), `${String(name)} ${message}`]),
  );
}
