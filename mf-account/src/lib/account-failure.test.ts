import { ApiError } from '@storefront/shared-domain/http';
import { accountFailure } from './account-failure';

type Fields = ConstructorParameters<typeof ApiError>[0];
const KNOWN = {
  'Email does not exist.': 'login.email-unknown',
  reset_token_invalid: 'reset.expired',
};

test.each<[string, Fields, boolean, object]>([
  [
    'a known text',
    { kind: 'http', status: 404, text: 'Email does not exist.' },
    false,
    { key: 'login.email-unknown' },
  ],
  [
    'a known code',
    { kind: 'http', status: 422, text: 'whatever', code: 'reset_token_invalid' },
    false,
    { key: 'reset.expired' },
  ],
  [
    'a limiter',
    { kind: 'http', status: 429, text: 'Rate limit exceeded, retry in 1 minute' },
    true,
    { key: 'error.too-many' },
  ],
  [
    'another text',
    { kind: 'http', status: 422, text: 'The name is on a list' },
    false,
    { key: 'domain:error.unexpected' },
  ],
  [
    'another text that is quoted',
    { kind: 'http', status: 422, text: 'The name is on a list' },
    true,
    { text: 'The name is on a list' },
  ],
  [
    'a broken server is not quoted',
    { kind: 'http', status: 500, text: 'relation "x" does not exist' },
    true,
    { key: 'domain:error.unexpected' },
  ],
  ['no text at all', { kind: 'http', status: 400 }, true, { key: 'domain:error.unexpected' }],
  [
    'the name of a built-in property',
    { kind: 'http', status: 400, text: 'constructor' },
    false,
    { key: 'domain:error.unexpected' },
  ],
  ['no connection', { kind: 'offline' }, true, { key: 'domain:error.offline' }],
  ['no answer in time', { kind: 'timeout' }, true, { key: 'domain:error.timeout' }],
  ['nonsense', { kind: 'contract', path: 'token' }, true, { key: 'domain:error.contract' }],
])('%s', (_, fields, quotes, failure) =>
  expect(accountFailure(new ApiError(fields), KNOWN, quotes)).toEqual(failure),
);
