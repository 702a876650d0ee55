import type { FastifyReply } from 'fastify';

/** What a stream tells. With an `id` a client that lost the stream asks for what came after it. */
type StreamMessage = { event: string; data: unknown; id?: number };

/** One open stream of server-sent events. */
export type EventStream = { send(message: StreamMessage): void; end(): void };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no', // a proxy that collects the answer would hold every event back
};
const RETRY_MS = 3000;
/**
 * Bytes that wait for a client who does not read; beyond, the stream ends and its client may come
 * back.
 */
const MOST_WAITING = 65_536;

/**
 * Turns a reply into a stream (OPEN-019): each message is JSON `{event, data}`. A comment every
 * `heartbeatMs` keeps proxies from closing it and tells the client that it lives. `ended` is called
 * once, whoever ends it.
 */
export function openEventStream(
  reply: FastifyReply,
  heartbeatMs: number,
  ended: () => void,
): EventStream {
  reply.hijack();
  const { raw } = reply;
  // kept alive, it would hold up the end of the server
  if (reply.request.raw.httpVersionMajor === 1) raw.setHeader('connection', 'close');
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    ended();
  });
  return {
    send: ({ id, ...message }) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`),
    end: () => void raw.end(),
  };
}
