import { ARMS_COOKIE, armsValue, readArms } from './arms-cookie';

const CARTS = { experiment: 'carts', allocation: '0123456789ab', arm: 'new' };
const LOGIN = { experiment: 'login-2', allocation: 'ba9876543210', arm: '' };
const cookie = (value: string): string => `a=1; ${ARMS_COOKIE}=${value}; b=2`;

test('what is stored is read', () => {
  const read = readArms(cookie(armsValue([CARTS, LOGIN])));
  expect([...read.values()]).toEqual([CARTS, LOGIN]);
});

test.each([
  ['no cookie', undefined],
  ['another cookie', 'session=1; x-storefront-arms=carts.0123456789ab.new'],
  ['an empty value', cookie('')],
  ['no allocation', cookie('carts..new')],
  ['another allocation', cookie('carts.undefined.new')],
  ['markup', cookie('carts.0123456789ab.<script>')],
  ['an entry twice', cookie('carts.0123456789ab.new_carts.0123456789ab.control')],
  ['a valid entry beside a malformed one', cookie('carts.0123456789ab.new_login')],
  ['a long name', cookie(`${'c'.repeat(41)}.0123456789ab.new`)],
  [
    'the cookie twice',
    `${cookie('carts.0123456789ab.new')}; ${cookie('carts.0123456789ab.control')}`,
  ],
])('%s: no entry', (_case, header) => expect(readArms(header).size).toBe(0));
