import { phoneKey } from '@storefront/shared-domain/phones';
import { worldPhone } from '../../platform/edge/src/head/phone';

test.each([
  ['(11) 98765-4321', 'BR'],
  ['0 15 11 98765-4321', 'BR'],
  ['5511987654321', ' br '],
  ['0017185550142', 'BR'],
  ['＋１ 718 555 0142', 'BR'],
  ['0981 123 456', 'PY'],
  ['011 15 2345-6789', 'AR'],
  ['094 231 234', 'UY'],
  ['06 1234 5678', 'IT'],
  ['351912345678', 'BR'],
  ['07911 123456', 'GB'],
  ['5511987654321', ''],
])('the edge publishes %s of %p as the storefront links it', (written, country) =>
  expect(worldPhone(written, country)).toBe(phoneKey(written, country)),
);

test('neither has a number of what is none', () =>
  expect(['123', 'call us', ''].map((written) => worldPhone(written, 'BR'))).toEqual(['', '', '']));
