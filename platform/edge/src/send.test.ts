import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { acceptedEncodings, encode, send, sendText } from './send';
import { fakeExchange } from './testing/fake-exchange';

const accepting = (encoding: string) => fakeExchange({ 'accept-encoding': encoding }).request;
const sentFor = (method: string) => {
  const { request, response, sent } = fakeExchange({}, method);
  send(request, response, {
    status: 201,
    headers: { 'x-own': 'a', 'referrer-policy': 'no-referrer' },
    body: Buffer.from('äb'),
  });
  return sent;
};

test('the same text is compressed once per encoding, another one by itself', () => {
  const [first, again, gzip, other] = [
    encode(accepting('br'), 'text'),
    encode(accepting('br'), 'text'),
    encode(accepting('gzip'), 'text'),
    encode(accepting('br'), 'other'),
  ];
  expect(again.body).toBe(first.body);
  expect(gzip.body).not.toBe(first.body);
  expect(other.body).not.toEqual(first.body);
  expect(brotliDecompressSync(first.body).toString()).toBe('text');
  expect(gunzipSync(gzip.body).toString()).toBe('text');
  expect(gzip.headers).toEqual({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
});

test('a page is compressed at the quality that the event loop can afford', () => {
  const text = Array.from({ length: 400 }, (_, at) => `<p>${(at * 7919) % 1013}</p>`).join('');
  const at = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  expect(encode(accepting('br'), text).body).toEqual(at(5));
  expect(at(5)).not.toEqual(at(11));
});

test('texts of one tag share their compressed form; the tag is that of the text by default', () => {
  const [first, again] = ['tagged', 'TAGGED'].map(
    (text) => encode(accepting('gzip'), text, 'W/"own tag"').body,
  );
  expect(again).toBe(first);
  expect(encode(accepting('gzip'), 'tagged').body).not.toBe(first);
});

test('a text of a made-up address is not cached', () => {
  const [first, second] = [1, 2].map(
    () => encode(accepting('gzip'), 'made up', 'W/"made up"', false).body,
  );
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

test('a browser that accepts no encoding of ours gets the text, marked as one of several', () => {
  expect(encode(accepting('zstd'), 'plain')).toEqual({
    body: Buffer.from('plain'),
    headers: { vary: 'accept-encoding' },
  });
});

test('the best accepted encoding comes first; one with quality 0 is refused', () => {
  const of = (header: string) => acceptedEncodings(accepting(header));
  expect(of('gzip, deflate, br')).toEqual(['br', 'gzip']);
  expect(of('gzip;q=1.0, br;q=0')).toEqual(['gzip']);
  expect(of('br; q=0.000 , gzip;q=0.5')).toEqual(['gzip']);
  expect(of('br;q=0.1')).toEqual(['br']);
  expect(of('  gzip  ')).toEqual(['gzip']);
  expect(of('brotli, xgzip, *')).toEqual([]);
  expect(of('')).toEqual([]);
  expect(acceptedEncodings(fakeExchange().request)).toEqual([]);
});

test('every answer has the headers of all, its own on top, and its length in bytes', () => {
  expect(sentFor('GET')).toEqual({
    status: 201,
    headers: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-own': 'a',
      'content-length': 3,
    },
    body: Buffer.from('äb'),
  });
});

test('HEAD gets the headers of GET without the body', () => {
  expect(sentFor('HEAD')).toEqual({ ...sentFor('GET'), body: undefined });
});

test('a line of text is not stored; only a 503 says when to try again', () => {
  const answered = (status: number) => {
    const { request, response, sent } = fakeExchange();
    sendText(request, response, status, 'Not now');
    return sent;
  };
  expect(answered(404)).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from('Not now\n'),
  });
  expect(answered(404).headers).not.toHaveProperty('retry-after');
  expect(answered(503).headers['retry-after']).toBe('1');
});
