import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = {
  readonly method: string;
  readonly url: string;
  readonly token: string | null;
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
};
export type Reply = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
};
/**
 * 'hang' never answers, 'cut' closes the connection, 'half' closes it in the middle of the body,
 * 'part' sends the beginning of the body and nothing more.
 */
export type Behaviour = Reply | 'hang' | 'cut' | 'half' | 'part';

export const json = (status: number, body: unknown): Reply => ({
  status,
  body: JSON.stringify(body),
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function answer(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'cut') return void response.destroy();
  if (behaviour === 'part') return void response.write('{"name":');
  if (behaviour === 'half') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"name":', () => response.destroy());
    return;
  }
  response.writeHead(behaviour.status, {
    'content-type': 'application/json',
    ...behaviour.headers,
  });
  response.end(behaviour.body);
}

/** A real server on a free local port that records its requests. */
export async function startServer(
  behave: (seen: Seen, count: number) => Behaviour | Promise<Behaviour>,
) {
  const seen: Seen[] = [];
  const server = createServer(
    (request, response) =>
      void (async () => {
        const token = request.headers.authorization?.replace(/^Bearer /, '') ?? null;
        const one: Seen = {
          method: request.method ?? '',
          url: request.url ?? '',
          token,
          body: await bodyOf(request),
          headers: request.headers,
        };
        answer(response, await behave(one, seen.push(one)));
      })(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
}

/** The page's side of the http layer, with a token in memory. */
export function fakePage(baseUrl: string, first: string | null) {
  const page = { token: first, loggedOut: 0, refreshed: [] as string[] };
  const ports = {
    baseUrl,
    getToken: () => page.token,
    getRestaurantId: () => 7,
    getVisit: () => null,
    tokenRefreshed: (token: string) => {
      page.token = token;
      page.refreshed.push(token);
    },
    loggedOut: () => {
      page.token = null;
      page.loggedOut += 1;
    },
  };
  return { page, ports };
}
