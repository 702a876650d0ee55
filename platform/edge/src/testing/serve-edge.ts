import { request as httpRequest } from 'node:http';
import { createEdge, type EdgeOptions } from '../edge';
import { listen, type Listening } from '../listen';
import { withoutScreens } from './a-renderer';

interface EdgeResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export type Get = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<EdgeResponse>;

const servers: Listening[] = [];

/** For `afterEach`: stops every server that this file started. */
export async function stopServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
}

/** For `stopServers`. */
export function alsoStop(server: Listening): void {
  servers.push(server);
}

/** Requests to a port of this machine. */
export const getFrom =
  (port: number): Get =>
  (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest({ port, path, headers, method, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      outgoing.on('error', reject).end();
    });

/**
 * An edge on a free port. Paths are sent unchanged: `fetch` would normalize them before the
 * request.
 */
export async function serveEdge(
  options: Pick<EdgeOptions, 'store'> & Partial<EdgeOptions>,
): Promise<Get> {
  const api: EdgeOptions['api'] = {
    handle: (request, response) => void response.end(`api ${request.method} ${request.url}`),
  };
  const server = await listen(
    createEdge({ channel: 'stable', api, renderer: withoutScreens(), ...options }),
    0,
  );
  servers.push(server);
  return getFrom(server.port);
}
