import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { closeWithConnection } from './close-pipelined';

test('a response that waits behind another one on its connection emits close when the connection closes', async () => {
  const responses: ServerResponse[] = [];
  const closed: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    closeWithConnection(request, response);
    responses.push(response);
    closed.push(once(response, 'close'));
    if (responses.length === 3) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3));
  await once(socket, 'close');
  await Promise.all(closed);
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  server.close();
});
