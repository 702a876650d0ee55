import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalService = {
  url: string;
  /** The received requests, oldest first. */
  requested: { url: URL; agent: string; body: string }[];
  /** Sets the next responses; the last one is repeated for all further requests. */
  answers(...next: Answering[]): void;
  close(): Promise<void>;
};
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (value: unknown, status = 200): Answering =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(value));
export const says =
  (status: number, text = '', headers: Record<string, string> = {}): Answering =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text);

/** A local server that replaces an external service. */
export async function localService(): Promise<LocalService> {
  let queue: Answering[] = [];
  const requested: LocalService['requested'] = [];
  const server: Server = createServer((request, response) => {
    const one: LocalService['requested'][number] = {
      url: new URL(request.url ?? '/', 'http://local'),
      agent: request.headers['user-agent'] ?? '',
      body: '',
    };
    requested.push(one);
    request.on('data', (chunk: Buffer) => void (one.body += chunk.toString()));
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer) request.on('end', () => answer(request, response));
    else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    answers: (...next) => {
      queue = next;
      requested.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
