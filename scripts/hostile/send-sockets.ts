import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Finding, judgeResponse } from './judge';
import type { Scenario, Step } from './raw-scenarios';

/**
 * Milliseconds within which the server must close a half-closed connection, and one without a
 * complete request.
 */
const TIMEOUT_MS = { 'half-close': 15_000, wait: 45_000 } as const;

interface Connection {
  readonly socket: Socket;
  readonly answer: () => string;
  readonly answered: Promise<void>;
  readonly closed: Promise<void>;
}

function open(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    let answered = (): void => undefined;
    const connection = {
      socket,
      answer: () => text,
      answered: new Promise<void>((done) => (answered = done)),
      closed: new Promise<void>((done) => void socket.once('close', () => done())),
    };
    socket.on('data', (chunk) => {
      if (text.length < 100_000) text += chunk.toString('latin1');
      answered();
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => answered());
    socket.once('connect', () => resolve(connection));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(new Error('found no server')) : undefined,
    );
  });
}

async function within(milliseconds: number, what: Promise<void>): Promise<boolean> {
  const timeout = new AbortController();
  const isIn = await Promise.race([
    what.then(() => true),
    pause(milliseconds, false, { signal: timeout.signal }).catch(() => false),
  ]);
  timeout.abort();
  return isIn;
}

async function take(step: Step, { socket, answered, closed }: Connection): Promise<string | null> {
  if ('send' in step) socket.write(step.send);
  else if ('pauseMs' in step) await pause(step.pauseMs);
  else if ('awaitAnswer' in step)
    return (await within(TIMEOUT_MS['half-close'], answered)) ? null : 'got no answer';
  else if (step.end === 'reset') socket.resetAndDestroy();
  else if (step.end === 'close') socket.destroy();
  else {
    if (step.end === 'half-close') socket.end();
    if (!(await within(TIMEOUT_MS[step.end], closed))) return 'was not closed by the server';
  }
  return null;
}

/** All answers of a connection: their status, and whether one of them contains internal details. */
function judge(answer: string): string | null {
  for (const [whole, status = '0'] of answer.matchAll(
    /HTTP\/1\.1 ([2-5]\d\d)[^\r\n]*\r\n(?:[^\r\n]+\r\n)*(?=\r\n)/g,
  )) {
    const problem = judgeResponse({
      status: Number(status),
      retryAfter: /\r\nretry-after: *(\S+)/i.exec(whole)?.[1],
      policy: /\r\ncontent-security-policy: *([^\r]+)/i.exec(whole)?.[1],
      body: Number(status) >= 400 ? answer.slice(0, 5000) : '',
      isText: !/\r\ncontent-type: *text\/html/i.test(answer),
    });
    if (problem !== null) return problem;
  }
  return null;
}

async function play(port: number, { steps }: Scenario): Promise<string | null> {
  const connection = await open(port);
  try {
    for (const step of steps) {
      const problem = await take(step, connection);
      if (problem !== null) return problem;
    }
    return judge(connection.answer());
  } finally {
    connection.socket.destroy();
  }
}

/** Opens connections with limited concurrency. Stops when the server has ended. */
export async function sendSockets(
  port: number,
  scenarios: readonly Scenario[],
  atOnce: number,
): Promise<Finding[]> {
  let isServerGone = false;
  const findings = await pLimit(atOnce).map(scenarios, async (scenario): Promise<Finding[]> => {
    if (isServerGone) return [];
    const what = await play(port, scenario).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    isServerGone ||= what === 'found no server';
    return what === null ? [] : [{ what, sent: scenario.name }];
  });
  return findings.flat();
}
