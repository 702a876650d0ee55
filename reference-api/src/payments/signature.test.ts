import fc from 'fast-check';
import { checkSignature, signed, SIGNATURE_HEADER } from './signature';

const KEY = 'a key that only this test knows and nobody else';
const NOW = new Date('2026-03-10T15:00:00Z');
const check = (body: Buffer, header: string | undefined, now = NOW, key = KEY) => {
  const result = checkSignature(key, { headers: { [SIGNATURE_HEADER]: header }, body, now });
  return result.ok ? 'good' : result.error.kind;
};

test('what was signed is good, and every other body, key or digit is not', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1 }),
      fc.nat(),
      fc.string({ minLength: 1 }),
      (bytes, at, other) => {
        const body = Buffer.from(bytes);
        const header = signed(KEY, NOW, body);
        const flipped = Buffer.from(bytes);
        flipped[at % flipped.length]! ^= 1 << (at % 8);
        const place = header.indexOf('v1=') + 3 + (at % 64);
        const digit = header[place] === 'a' ? 'b' : 'a';
        expect([
          check(body, header),
          check(flipped, header),
          check(body, header, NOW, KEY + other),
          check(body, `${header.slice(0, place)}${digit}${header.slice(place + 1)}`),
        ]).toEqual(['good', 'bad-signature', 'bad-signature', 'bad-signature']);
      },
    ),
  );
});

test.each([
  [0, 'good'],
  [300, 'good'],
  [301, 'too-old'],
  [-300, 'good'],
  [-301, 'too-old'],
  [1e6, 'too-old'],
])('%i seconds later it is %s', (seconds, is) => {
  const body = Buffer.from('{}');
  expect(check(body, signed(KEY, NOW, body), new Date(NOW.getTime() + seconds * 1000))).toBe(is);
});

test.each([
  undefined,
  '',
  't=1',
  'v1=00',
  't=1,v1=zz',
  `t=9999999999999,v1=${'0'.repeat(64)}`,
  `t=-1,v1=${'0'.repeat(64)}`,
  `t=1,v1=${'0'.repeat(65)}`,
])('%j is no signature', (header) => {
  expect(check(Buffer.from('{}'), header)).toBe('bad-signature');
});
