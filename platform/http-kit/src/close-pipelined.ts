import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const pipelined = new WeakMap<Duplex, Set<ServerResponse>>();

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
      for (const waiting of [...responses].filter(
        (serverResponse) => serverResponse.socket === null,
      )) {
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

/** The response that currently has a connection, of those given to `closeWithConnection`. */
export const responseOn = (socket: Duplex): ServerResponse | undefined =>
  [...(pipelined.get(socket) ?? [])].find((response) => response.socket === socket);
