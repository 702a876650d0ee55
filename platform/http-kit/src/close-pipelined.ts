import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const pipelined = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Makes a response emit `close` when its connection closes. Node does so only for the response that
 * currently has the connection: those of queued pipelined requests would never end, and listeners
 * for their end would stay in memory.
 */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  const responses = pipelined.get(socket) ?? new Set();
  if (!pipelined.has(socket)) {
    pipelined.set(socket, responses);
    socket.once('close', () => {
      for (const waiting of [...responses].filter((it) => it.socket === null)) {
        waiting.destroy();
        waiting.emit('close');
      }
    });
  }
  // A connection that persists serves many, and they end in their order.
  for (const earlier of responses) {
    if (!earlier.destroyed) break;
    responses.delete(earlier);
  }
  responses.add(response);
}
