import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A request without a connection, and the answer that it received. */
export function fakeExchange(headers: Record<string, string> = {}, method = 'GET') {
  const sent = {
    status: 0,
    headers: {} as OutgoingHttpHeaders,
    body: undefined as Buffer | undefined,
  };
  const request = { headers, method, socket: {} } as unknown as IncomingMessage;
  const response = {
    writeHead: (status: number, all: OutgoingHttpHeaders) =>
      Object.assign(sent, { status, headers: all }),
    end: (body?: Buffer) => void (sent.body = body),
  } as unknown as ServerResponse;
  return { request, response, sent };
}
