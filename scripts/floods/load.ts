import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * The requests; `UUID` in path and body is replaced by a new one each time. Every request uses a
 * different client address, unless `from` is set.
 */
export interface Sent {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** The one address of all requests; without it each has its own. */
  readonly from?: string;
}
/** `perSecond` requests of one kind a second, regardless of the response times. */
export interface Paced extends Sent {
  readonly kind: 'paced';
  readonly perSecond: number;
  readonly count: number;
}
/**
 * Each connection sends its next request as soon as it has an answer, until it is stopped or has
 * sent `times` requests.
 */
export interface Flood extends Sent {
  readonly kind: 'flood';
  readonly connections: number;
  readonly times?: number;
}
export type LoadTask = Paced | Flood | { readonly kind: 'stop' };
/**
 * Milliseconds from when each request was due to its last byte, and the count of each status; 0 for
 * no answer.
 */
export interface Answered {
  readonly waits: number[];
  readonly statuses: Record<number, number>;
}

/** Any of 16 million addresses. */
const anyAddress = (): string =>
  [10, 0, 0, 0].map((part) => part || Math.floor(Math.random() * 256)).join('.');

function send(
  { port, path, method, body, from = anyAddress() }: Sent,
  agent: Agent,
): Promise<number> {
  const own = (text: string): string => text.replaceAll('UUID', () => randomUUID());
  const text = body === undefined ? undefined : own(body);
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br',
      'x-forwarded-for': from,
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const sent = request(
      { host: '127.0.0.1', port, path: own(path), method, headers, agent },
      (answer) => {
        answer
          .resume()
          .once('end', () => resolve(answer.statusCode ?? 0))
          .once('error', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(text);
  });
}

function counted(): { answered: Answered; count: (due: number, status: number) => void } {
  const answered: Answered = { waits: [], statuses: {} };
  return {
    answered,
    count: (due, status) => {
      answered.waits.push(performance.now() - due);
      answered.statuses[status] = (answered.statuses[status] ?? 0) + 1;
    },
  };
}

/**
 * Sends at an even pace and waits for all answers. A late request waits from when it was due: a
 * slow server cannot slow the pace.
 */
export async function sendPaced({ perSecond, count: times, ...sent }: Paced): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { answered, count } = counted();
  const start = performance.now();
  const open: Promise<void>[] = [];
  for (let index = 0; index < times; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, early);
      });
    open.push(send(sent, agent).then((status) => count(due, status)));
  }
  await Promise.all(open);
  agent.destroy();
  return answered;
}

/** Uses `connections` connections without pause until `isOver`. */
export async function flood(
  { connections, times = Infinity, ...sent }: Flood,
  isOver: () => boolean,
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { answered, count } = counted();
  const connection = async (): Promise<void> => {
    for (let index = 0; index < times && !isOver(); index += 1) {
      const start = performance.now();
      count(start, await send(sent, agent));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return answered;
}
