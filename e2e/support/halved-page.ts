import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server before an edge that can send pages in two halves, as a slow connection does. */
export interface HalvedPages {
  readonly url: string;
  /** Holds the second half of every page from now on, until the result is called. */
  readonly hold: () => () => void;
  readonly close: () => Promise<void>;
}

/** The start script and its data begin here; a rendered screen is before it. */
const SECOND_HALF = '<script type="application/json" id="composition">';
const beforeStart = (html: Buffer): number => html.indexOf(SECOND_HALF);

/** A server before the edge at `edgeUrl`; a held page waits at `middleOf`, before its start script by default. */
export async function halvePages(
  edgeUrl: string,
  middleOf: (html: Buffer) => number = beforeStart,
): Promise<HalvedPages> {
  let release = (): void => undefined;
  let released = Promise.resolve();

  async function sendHalves(page: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of page) chunks.push(chunk as Buffer);
    const html = Buffer.concat(chunks);
    const middle = middleOf(html);
    response.write(html.subarray(0, middle));
    await released;
    response.end(html.subarray(middle));
  }

  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(
      edgeUrl + (incoming.url ?? '/'),
      { method: incoming.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        const isPage = incoming.headers['sec-fetch-dest'] === 'document';
        if (isPage) sendHalves(answer, response).catch(() => response.destroy());
        else answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold: () => {
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
