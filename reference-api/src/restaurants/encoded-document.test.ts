import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, encodedDocument } from './encoded-document';

test.each([
  [undefined, 'identity'], ['', 'identity'], ['gzip', 'gzip'], ['gzip, deflate, br', 'br'], ['BR;q=1.0, gzip;q=0.8', 'br'], ['br;q=0, gzip', 'gzip'], ['br;q=0', 'identity'],
  ['deflate, *;q=0.1', 'identity'], ['brotli', 'identity'],
] as const)('a client that accepts %j gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));

test('each encoding is made once and unpacks to the text', async () => {
  const text = JSON.stringify({ name: 'Água'.repeat(500) });
  const document = encodedDocument(text, 'r1');
  expect((await document.bytes('identity')).toString()).toBe(text);
  expect(brotliDecompressSync(await document.bytes('br')).toString()).toBe(text);
  expect(gunzipSync(await document.bytes('gzip')).toString()).toBe(text);
  expect(await document.bytes('br')).toBe(await document.bytes('br'));
});

test('the tag follows the revision', () => {
  expect(encodedDocument('{}', 'r1').etag).toBe('W/"r1"');
});
