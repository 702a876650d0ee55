import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine. Each answer is used once, the last one again and again. */
export async function aReceiver(...answers: ((response: ServerResponse) => void)[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
