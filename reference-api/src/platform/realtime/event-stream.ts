import type { FastifyReply } from 'fastify';

/** A message of a stream. With an `id`, a client that lost the stream can resume after it. */
type StreamMessage = { event: string; data: unknown; id?: number };

/** One open stream of server-sent events. */
export type EventStream = { send(message: StreamMessage): void; end(): void };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no', // a proxy that buffers the response would delay every event
};
const RETRY_MS = 3000;
/**
 * Maximum number of bytes buffered for a client that does not read; beyond, the stream ends and its
 * client may reconnect.
 */
const MAX_WAITING = 65_536;

/**
 * Turns a reply into a stream (OPEN-019): each message is JSON `{event, data}`. A comment every
 * `heartbeatMs` prevents proxies from closing it and shows the client that it is alive. `ended` is
 * called once, whichever side ends it.
 */
export function openEventStream(
  reply: FastifyReply,
  heartbeatMs: number,
  ended: () => void,
): EventStream {
  reply.hijack();
  const { raw } = reply;
  // a persistent connection would delay the shutdown of the server
  if (reply.request.raw.httpVersionMajor === 1) raw.setHeader('connection', 'close');
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING) raw.destroy();
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
