import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number;
  /** By their names in lower case. A name that was sent twice has both values, joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The head of a request without a body that ends its connection. */
export const rawRequest = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string => {
  const all = { host: 'pizza.example', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/**
 * Sends bytes that need not be a valid request to a port of this machine, and returns the answer once the
 * server has closed the connection.
 */
export async function rawExchange(port: number, bytes: string): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    const known = headers[name.toLowerCase()];
    const next = value.join(':').trim();
    headers[name.toLowerCase()] = known === undefined ? next : `${known}, ${next}`;
  }
  return { status: Number(first.split(' ')[1]), headers, body: answer.slice(end + 4) };
}
