import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { encode } from './send';

const accepting = (encoding: string): IncomingMessage =>
  ({ headers: { 'accept-encoding': encoding } }) as IncomingMessage;

test('the same text is compressed once per encoding, another one by itself', () => {
  const [first, again, gzip, other] = [
    encode(accepting('br'), 'menu'),
    encode(accepting('br'), 'menu'),
    encode(accepting('gzip'), 'menu'),
    encode(accepting('br'), 'cart'),
  ];
  expect(again.body).toBe(first.body);
  expect(brotliDecompressSync(other.body).toString()).toBe('cart');
  expect(gzip.body.equals(first.body)).toBe(false);
});
