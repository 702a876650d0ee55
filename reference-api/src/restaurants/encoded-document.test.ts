import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, encodedDocument, type Encoding } from './encoded-document';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['deflate, *;q=0.1', 'identity'],
  ['brotli', 'identity'],
] as const)('a client that accepts %j gets %s', (header, encoding) =>
  expect(acceptedEncoding(header)).toBe(encoding),
);

test('each encoding is made once and unpacks to the text', async () => {
  const text = JSON.stringify({ name: 'Água'.repeat(500) });
  const document = encodedDocument(Buffer.from(text), 'r1');
  expect((await document.bytes('identity')).toString()).toBe(text);
  expect(brotliDecompressSync(await document.bytes('br')).toString()).toBe(text);
  expect(gunzipSync(await document.bytes('gzip')).toString()).toBe(text);
  expect(await document.bytes('br')).toBe(await document.bytes('br'));
});

test('the tag follows the revision', () => {
  expect(encodedDocument(Buffer.from('{}'), 'r1').etag).toBe('W/"r1"');
});

test('concurrent readers share one compression; one that failed is made again for the next reader', async () => {
  const made: Encoding[] = [];
  const compress = (encoding: Encoding) => async (): Promise<Buffer> => {
    made.push(encoding);
    if (made.length === 1) throw new Error('out of memory');
    return Buffer.from(encoding);
  };
  const document = encodedDocument(Buffer.from('{}'), 'r1', {
    br: compress('br'),
    gzip: compress('gzip'),
    identity: compress('identity'),
  });
  const both = [document.bytes('br'), document.bytes('br')];
  for (const reader of both) await expect(reader).rejects.toThrow('out of memory');
  expect(
    (await Promise.all(Array.from({ length: 16 }, () => document.bytes('br')))).map(String),
  ).toEqual(Array(16).fill('br'));
  expect(made).toEqual(['br', 'br']);
});
