import { connect, type Socket } from 'node:net';

/** Returns the whole text of a client's next request. */
export type NextRequest = () => string;
export type Loaded = { answered: number; refused: number; seconds: number };

const HEAD_END = '\r\n\r\n';

/**
 * Sends requests one after another over one connection, each after the previous response; reports
 * the status of every response.
 */
function drive(
  port: number,
  next: NextRequest,
  answered: (status: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true).once('error', reject);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1] ?? 0);
      if (received.length < headEnd + HEAD_END.length + length) return;
      const status = Number(received.slice(9, 12));
      received = '';
      if (answered(status)) return void socket.write(next());
      socket.end();
      resolve();
    });
    socket.write(next());
  });
}

/**
 * Loads a port for `seconds` over `lines` concurrent connections; each sends its next request after
 * the previous response.
 */
export async function load(
  port: number,
  { next, lines, seconds }: { next: NextRequest; lines: number; seconds: number },
): Promise<Loaded> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let [answered, refused] = [0, 0];
  const count = (status: number): boolean => {
    if (status === 200) answered += 1;
    else refused += 1;
    return performance.now() < end;
  };
  await Promise.all(Array.from({ length: lines }, () => drive(port, next, count)));
  return { answered, refused, seconds: (performance.now() - start) / 1000 };
}

/** A POST request with a JSON body, including its head. */
export const post = (path: string, body: string, headers = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;
