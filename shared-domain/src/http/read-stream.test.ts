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
  { case: 'a message that is not finished', stream: 'data: half\n', messages: [] },
  { case: 'a byte order mark', stream: '\uFEFFdata: a\n\n', messages: ['a'] },
  {
    case: 'a line separator inside JSON',
    stream: 'data: "a\u2028b\u2029c"\n\n',
    messages: ['"a\u2028b\u2029c"'],
  },
])('[OPEN-019] $case', async ({ stream, messages }) => {
  expect((await messagesOf([bytes(stream)])).map(({ data }) => data)).toEqual(messages);
});
