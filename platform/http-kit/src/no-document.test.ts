import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closeWithConnection } from './close-pipelined';
import { NO_DOCUMENT, NoDocumentResponse, allowFraming, refuseUnread } from './no-document';
import { type RawResponse, rawExchange, rawRequest } from './testing/raw-exchange';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(answer: (response: ServerResponse) => void): Promise<number> {
  const server = createServer({ ServerResponse: NoDocumentResponse }, (request, response) => {
    closeWithConnection(request, response);
    answer(response);
  }).on('clientError', refuseUnread);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const exchange = async (
  bytes: string,
  answer: (response: ServerResponse) => void,
): Promise<RawResponse> => rawExchange(await serve(answer), bytes);

test('a response is no document before its handler is called; a page replaces the policy', async () => {
  const plain = await exchange(rawRequest('GET', '/'), (response) => response.end());
  expect(plain.headers).toMatchObject(NO_DOCUMENT);
  const policy = "default-src 'self'";
  const page = await exchange(rawRequest('GET', '/'), (response) => {
    allowFraming(response);
    response.writeHead(200, { 'Content-Security-Policy': policy }).end();
  });
  expect(page.headers['content-security-policy']).toBe(policy);
  expect(page.headers['x-frame-options']).toBeUndefined();
});

describe('a request that cannot be read', () => {
  test('is refused with the headers, and its connection is closed', async () => {
    const { status, headers, body } = await exchange('PIZZA\r\n\r\n', () => undefined);
    expect([status, body]).toEqual([400, '']);
    expect(headers).toEqual({ ...NO_DOCUMENT, 'content-length': '0', connection: 'close' });
  });

  test('cuts an answer that is being sent, and writes nothing into it', async () => {
    const port = await serve((response) => void response.write('half'));
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (bytes) => void (received += String(bytes)));
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    while (!received.includes('half')) await once(socket, 'data');
    socket.write('PIZZA\r\n\r\n');
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*half\r\n$/);
  });
});
