import fc from 'fast-check';
import { type RawMessage, readStream } from './read-stream';

const LINES = [
  'retry: 3000\n\n: still here\n\nid: 4\ndata: {"a":1}\n\n',
  'data: one\ndata: two\n\nid: 9\n\ndata:x\r\n\r\ndata: olé 🍕\r\r: end\n\n',
].join('');
const MESSAGES = [
  { id: '4', data: '{"a":1}' },
  { id: null, data: 'one\ntwo' },
  { id: null, data: 'x' },
  { id: null, data: 'olé 🍕' },
];

afterEach(() => jest.restoreAllMocks());

/** Messages of a stream that ends after these chunks. */
async function messagesOf(chunks: readonly Uint8Array[]): Promise<RawMessage[]> {
  const body = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  const messages: RawMessage[] = [];
  await readStream('http://api.example/realtime/abc', {
    lastEventId: null,
    signal: new AbortController().signal,
    onOpen: () => undefined,
    onLife: () => undefined,
    onMessage: (message) => messages.push(message),
  });
  return messages;
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('[OPEN-019] messages are read wherever the chunks of the stream are split, also inside a character', async () => {
  const stream = bytes(LINES);
  const cuts = fc.uniqueArray(fc.nat({ max: stream.length }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(cuts, async (unsorted) => {
      const ends = [...unsorted.sort((a, b) => a - b), stream.length];
      const chunks = ends.map((end, at) => stream.slice(ends[at - 1] ?? 0, end));
      expect(await messagesOf(chunks)).toEqual(MESSAGES);
    }),
  );
});

test.each([
  ['a message that is not finished', 'data: half\n', []],
  ['a byte order mark', '\uFEFFdata: a\n\n', ['a']],
  ['a line separator inside JSON', 'data: "a\u2028b\u2029c"\n\n', ['"a\u2028b\u2029c"']],
])('[OPEN-019] %s', async (_case, stream, messages) => {
  expect((await messagesOf([bytes(stream)])).map(({ data }) => data)).toEqual(messages);
});

describe('what is no stream', () => {
  const STREAM = 'text/event-stream';
  const answered = async (body: string | null, status: number, type?: string) => {
    const headers = type === undefined ? undefined : { 'content-type': type };
    const response = new Response(body === null ? null : bytes(body), {
      status,
      ...(headers && { headers }),
    });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    const opened = jest.fn();
    const ended = await readStream('http://api.example/realtime/abc', {
      lastEventId: null,
      signal: new AbortController().signal,
      onOpen: opened,
      onLife: () => undefined,
      onMessage: opened,
    }).catch((error: unknown) => error);
    expect(opened).not.toHaveBeenCalled();
    return ended;
  };

  test('is an error that names the status, whatever its body or type', async () => {
    expect(await answered('data: a\n\n', 200, 'application/json')).toEqual(
      new Error('no stream: 200'),
    );
    expect(await answered('data: a\n\n', 200)).toEqual(new Error('no stream: 200'));
    expect(await answered('data: a\n\n', 503, STREAM)).toEqual(new Error('no stream: 503'));
    expect(await answered(null, 200, STREAM)).toEqual(new Error('no stream: 200'));
    expect(await answered(null, 204, STREAM)).toEqual(new Error('no stream: 204'));
  });
});
