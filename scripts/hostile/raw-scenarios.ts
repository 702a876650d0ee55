import type { Random } from './random';

/** One step of a raw connection: bytes to send, a wait, or an end. */
export type Step =
  | { readonly send: string | Buffer }
  | { readonly pauseMs: number }
  /** Until the first bytes of the answer are there. */
  | { readonly awaitAnswer: true }
  /**
   * `reset`: RST; `half-close`: the client sends FIN and reads the answer to its end; `close`:
   * closes both directions; `wait`: until the server closes.
   */
  | { readonly end: 'reset' | 'half-close' | 'close' | 'wait' };

export interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface Places {
  /** Path of an answer that is long enough to be reset while it streams. */
  readonly long: string;
  /** Path of an event stream. */
  readonly stream: string;
  /** Path of a POST with a JSON body. */
  readonly post: string;
}

const HOST = 'host: shop.example\r\n';
const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
const post = (path: string, length: number, more = ''): string =>
  `POST ${path} HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
const chunked = (path: string, body: string, more = 'transfer-encoding: chunked\r\n'): string =>
  `POST ${path} HTTP/1.1\r\n${HOST}content-type: application/json\r\n${more}\r\n${body}`;

/** A request cut at a random position, so that resets occur in every phase. */
const cut = (text: string, random: Random): string =>
  text.slice(0, 1 + random.below(text.length - 1));
const garbage = (random: Random): Buffer =>
  Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256)));

type Make = (places: Places, random: Random) => readonly Step[];

const BODY = '{"restaurantID":{"toString":1}}';

const MAKERS: Readonly<Record<string, Make>> = {
  'reset before anything is sent': () => [{ end: 'reset' }],
  'reset in the request line': ({ long }, random) => [
    { send: cut(`GET ${long} HTTP/1.1\r\n`, random) },
    { end: 'reset' },
  ],
  'reset in the headers': ({ long }, random) => [
    { send: `GET ${long} HTTP/1.1\r\n${cut(`${HOST}accept: */*\r\ncookie: a=b\r\n`, random)}` },
    { end: 'reset' },
  ],
  'reset in the body': ({ post: path }, random) => [
    { send: `${post(path, 500)}${cut(BODY, random)}` },
    { end: 'reset' },
  ],
  'reset when the request is whole': ({ post: path }) => [
    { send: `${post(path, BODY.length)}${BODY}` },
    { end: 'reset' },
  ],
  'reset between pipelined requests': ({ long }, random) => [
    { send: `${get(long)}${get('/healthz')}${cut(get(long), random)}` },
    { end: 'reset' },
  ],
  'reset while the answer streams': ({ long }) => [
    { send: get(long) },
    { awaitAnswer: true },
    { end: 'reset' },
  ],
  'reset while twenty answers stream': ({ long }) => [
    { send: get(long).repeat(20) },
    { awaitAnswer: true },
    { end: 'reset' },
  ],
  'reset of a live stream': ({ stream }) => [
    { send: get(stream) },
    { awaitAnswer: true },
    { end: 'reset' },
  ],
  'close of a live stream': ({ stream }) => [
    { send: get(stream) },
    { awaitAnswer: true },
    { end: 'close' },
  ],
  'half-closed after a request': ({ long }) => [
    { send: get(long, 'connection: close\r\n') },
    { end: 'half-close' },
  ],
  'half-closed in the headers': () => [
    { send: `GET / HTTP/1.1\r\n${HOST}` },
    { end: 'half-close' },
  ],
  'half-closed in the body': ({ post: path }) => [
    { send: `${post(path, 100)}{"a":` },
    { end: 'half-close' },
  ],
  'closed in the body': ({ post: path }) => [{ send: `${post(path, 100)}{"a":` }, { end: 'close' }],
  'two hundred pipelined requests': () => [
    { send: get('/healthz').repeat(200) },
    { end: 'half-close' },
  ],
  'a thousand headers': () => [
    { send: get('/', Array.from({ length: 1000 }, (_, index) => `x-${index}: 1\r\n`).join('')) },
    { end: 'half-close' },
  ],
  'a header of 100 KB': () => [
    { send: get('/', `x-long: ${'a'.repeat(100_000)}\r\n`) },
    { end: 'half-close' },
  ],
  'an address of 100 KB': () => [{ send: get(`/${'a'.repeat(100_000)}`) }, { end: 'half-close' }],
  'two lengths': ({ post: path }) => [
    { send: `${post(path, 4, 'content-length: 40\r\n')}{"a"${get('/healthz')}` },
    { end: 'half-close' },
  ],
  'a length and chunks': ({ post: path }) => [
    {
      send: chunked(
        path,
        `0\r\n\r\n${get('/healthz')}`,
        'content-length: 5\r\ntransfer-encoding: chunked\r\n',
      ),
    },
    { end: 'half-close' },
  ],
  'chunks in disguise': ({ post: path }) => [
    {
      send: chunked(
        path,
        '0\r\n\r\n',
        'transfer-encoding: xchunked\r\ntransfer-encoding : chunked\r\n',
      ),
    },
    { end: 'half-close' },
  ],
  'a folded header': ({ post: path }) => [
    { send: chunked(path, '0\r\n\r\n', 'x: a\r\n transfer-encoding: chunked\r\n') },
    { end: 'half-close' },
  ],
  'a negative length': ({ post: path }) => [{ send: post(path, -1) }, { end: 'half-close' }],
  'a length of 10^400': ({ post: path }) => [
    { send: chunked(path, '{}', `content-length: 1${'0'.repeat(400)}\r\n`) },
    { end: 'half-close' },
  ],
  'a chunk with an extension of 64 KB': ({ post: path }) => [
    { send: chunked(path, `2;${'a'.repeat(65_536)}\r\n{}\r\n0\r\n\r\n`) },
    { end: 'half-close' },
  ],
  'many chunks with extensions': ({ post: path }) => [
    { send: chunked(path, `1;a="b"\r\n \r\n`.repeat(3000)) },
    { end: 'reset' },
  ],
  'a chunk of an impossible size': ({ post: path }) => [
    { send: chunked(path, 'ffffffffffffffff\r\n{}\r\n') },
    { end: 'half-close' },
  ],
  'chunks without an end': ({ post: path }) => [
    { send: chunked(path, '2\r\n{}\r\n') },
    { end: 'half-close' },
  ],
  trailers: ({ post: path }) => [
    { send: chunked(path, `2\r\n{}\r\n0\r\n${'x: y\r\n'.repeat(2000)}\r\n`) },
    { end: 'half-close' },
  ],
  'an object where a number is expected': ({ post: path }) => [
    { send: `${post(path, BODY.length, 'connection: close\r\n')}${BODY}` },
    { end: 'half-close' },
  ],
  'HTTP/1.0 without a host': ({ long }) => [
    { send: `GET ${long} HTTP/1.0\r\n\r\n` },
    { end: 'half-close' },
  ],
  'HTTP/0.9': () => [{ send: 'GET /\r\n' }, { end: 'half-close' }],
  'HTTP/2 without agreement': () => [
    { send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
    { end: 'half-close' },
  ],
  TLS: (_places, random) => [
    { send: Buffer.concat([Buffer.from('16030102000100', 'hex'), garbage(random)]) },
    { end: 'half-close' },
  ],
  'random bytes': (_places, random) => [{ send: garbage(random) }, { end: 'half-close' }],
  'a whole address': () => [
    { send: `GET http://evil.example:99999/api/x HTTP/1.1\r\n${HOST}connection: close\r\n\r\n` },
    { end: 'half-close' },
  ],
  'an address without a slash': () => [
    { send: `GET api/../x HTTP/1.1\r\n${HOST}connection: close\r\n\r\n` },
    { end: 'half-close' },
  ],
  CONNECT: () => [
    { send: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n` },
    { end: 'half-close' },
  ],
  'an upgrade': ({ long }) => [
    { send: get(long, 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\n') },
    { end: 'reset' },
  ],
  'an expectation that is not met': ({ post: path }) => [
    { send: post(path, 2, 'expect: 200-maybe\r\nconnection: close\r\n') },
    { end: 'half-close' },
  ],
  'a body that is expected and does not come': ({ post: path }) => [
    { send: post(path, 100, 'expect: 100-continue\r\n') },
    { awaitAnswer: true },
    { end: 'reset' },
  ],
  'NUL in a header': () => [{ send: get('/', 'x: a\0b\r\n') }, { end: 'half-close' }],
  'line feeds alone': () => [
    { send: get('/healthz', 'connection: close\r\n').replaceAll('\r', '') },
    { end: 'half-close' },
  ],
  'slow headers, given up': () => [
    { send: 'GET / HTT' },
    { pauseMs: 30 },
    { send: 'P/1.1\r\nho' },
    { pauseMs: 30 },
    { end: 'reset' },
  ],
  'a slow body, given up': ({ post: path }) => [
    { send: post(path, 50) },
    { pauseMs: 30 },
    { send: '{' },
    { pauseMs: 30 },
    { end: 'close' },
  ],
};

/** Incomplete requests: the server must close the connection. Each takes half a minute. */
export const slowScenarios = ({ post: path }: Places): readonly Scenario[] => [
  { name: 'slow headers', steps: [{ send: 'GET / HTTP/1.1\r\nho' }, { end: 'wait' }] },
  { name: 'a slow body', steps: [{ send: `${post(path, 50)}{` }, { end: 'wait' }] },
  { name: 'a slow chunk', steps: [{ send: chunked(path, '20\r\n{') }, { end: 'wait' }] },
];

/** Scenarios of raw connections, all kinds in turn. */
export function rawScenarios(places: Places, count: number, random: Random): Scenario[] {
  const makers = Object.entries(MAKERS);
  return Array.from({ length: count }, (_unused, index) => {
    const [name, make] = makers[index % makers.length] ?? ['', () => []];
    return { name, steps: make(places, random) };
  });
}
