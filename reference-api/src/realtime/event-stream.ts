import type { FastifyReply } from 'fastify';

/** One open stream of server-sent events. */
export type EventStream = { send(message: { event: string; data: unknown }): void; end(): void };

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no', // a proxy that collects the answer would hold every event back
};
const RETRY_MS = 3000;

/**
 * Turns a reply into a stream (OPEN-019): each message is JSON `{event, data}`. A comment every `heartbeatMs` keeps proxies
 * from closing it. `ended` is called once, whoever ends it.
 */
export function openEventStream(reply: FastifyReply, heartbeatMs: number, ended: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  if (reply.request.raw.httpVersionMajor === 1) raw.setHeader('connection', 'close'); // kept alive, it would hold up the end of the server
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => {
    clearInterval(heartbeat);
    ended();
  });
  return {
    send: (message) => void raw.write(`data: ${JSON.stringify(message)}\n\n`),
    end: () => void raw.end(),
  };
}
