import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';
import { computeEtag, EVERYWHERE, isSame, NO_STORE, REVALIDATE } from './headers';

export type Encoding = 'br' | 'gzip';

/** Encodings of ours that a request accepts, best first. */
export function acceptedEncodings({ headers }: IncomingMessage): Encoding[] {
  const offered = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';'));
  const accepts = (name: Encoding) =>
    offered.some(
      ([coding, quality]) => coding === name && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? ''),
    );
  return (['br', 'gzip'] as const).filter(accepts);
}

export interface PreparedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Sends an answer; a HEAD request gets its headers alone. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: PreparedResponse,
): void {
  response.writeHead(status, { ...EVERYWHERE, ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Seconds after which a request that was answered with 503 may be sent again. */
const RETRY_AFTER = '1';

/** Sends a line of text. Status 503 includes Retry-After. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': NO_STORE,
    ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
  };
  send(request, response, { status, headers, body: Buffer.from(`${text}\n`) });
}

const MAX_BYTES = 32 * 1024 * 1024;
const compressed = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }, key) => length + 2 * key.length,
});

const compress = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipSync(bytes, { level: 6 });

/**
 * Compresses a document that is created for each request. Quality 5 costs about a millisecond of
 * the event loop, most of the cost of a page: a compressed text is cached by its tag within the
 * size limit, unless its address is made up or its text is personal (`isReused`).
 */
export function encode(
  request: IncomingMessage,
  text: string,
  etag = computeEtag(text),
  isReused = true,
): { body: Buffer; headers: OutgoingHttpHeaders } {
  const [encoding] = acceptedEncodings(request);
  if (encoding === undefined)
    return { body: Buffer.from(text), headers: { vary: 'accept-encoding' } };
  const key = `${encoding} ${etag}`;
  const known = compressed.get(key);
  const body = known ?? compress(Buffer.from(text), encoding);
  if (known === undefined && isReused) compressed.set(key, body);
  return { body, headers: { vary: 'accept-encoding', 'content-encoding': encoding } };
}

/** Sends a text that browsers revalidate on every use; one that has it already gets no body. */
export function sendRevalidated(
  request: IncomingMessage,
  response: ServerResponse,
  given: OutgoingHttpHeaders,
  text: string,
): void {
  const etag = computeEtag(text);
  const headers = { ...given, 'cache-control': REVALIDATE, etag, vary: 'accept-encoding' };
  if (isSame(request, etag))
    return send(request, response, { status: 304, headers, body: Buffer.alloc(0) });
  const { body, headers: encoding } = encode(request, text, etag);
  send(request, response, { status: 200, headers: { ...headers, ...encoding }, body });
}

/** An answer whose beginning is sent before its end is known. */
export interface OpenResponse {
  /** Sends the rest of it. Does nothing when the client has left. */
  end(text: string): void;
}

/** A window of 256 kB: longer than a page, and a sixteenth of the usual memory. */
const WINDOW_BITS = 18;

const compressor = (encoding: Encoding) =>
  encoding === 'br'
    ? createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        },
      })
    : createGzip({ level: 6 });

/**
 * Sends the headers and the beginning of a text at once, compressed and flushed. `x-accel-buffering`:
 * nginx passes it on, too.
 */
export function openResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, start }: Omit<PreparedResponse, 'body'> & { readonly start: string },
): OpenResponse {
  const [encoding] = acceptedEncodings(request);
  response.writeHead(status, {
    ...EVERYWHERE,
    ...headers,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    'x-accel-buffering': 'no',
  });
  if (encoding === undefined) {
    response.write(start);
    return { end: (text) => void (response.destroyed || response.end(text)) };
  }
  const stream = compressor(encoding);
  // not `pipe`: a client that does not read would occupy the compressor
  stream.on('data', (bytes: Buffer) => response.write(bytes));
  stream.on('end', () => response.end());
  stream.on('error', () => response.destroy());
  response.once('close', () => stream.destroy());
  stream.write(start);
  stream.flush();
  return { end: (text) => void (stream.destroyed || stream.end(text)) };
}
