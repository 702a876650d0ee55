import { Agent, request as httpRequest } from 'node:http';
import pLimit from 'p-limit';
import { type Finding, judgeResponse, shorten } from './judge';
import type { HostileCall } from './make-call';

/** Milliseconds after which a call without an answer hangs. */
const TIMEOUT_MS = 30_000;
/** As much of an answer as is read; event streams are cut after their head. */
const MAX_BYTES = 2 * 1024 * 1024;

export const describeCall = ({ method, path, headers, body }: HostileCall): string =>
  shorten(
    [
      `${method} ${shorten(path)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${shorten(value)}`),
      ...(body === null ? [] : [body]),
    ].join('\n'),
  );

/**
 * Sends one call. Returns the violation of its answer, or null; `status` receives the answer's
 * status, 0 for a connection that the server closed.
 */
function sendCall(
  port: number,
  call: HostileCall,
  agent: Agent,
  seen: (status: number) => void,
): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (status: number, problem: string | null): void => {
      clearTimeout(timer);
      seen(status);
      resolve(problem);
    };
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method: call.method,
        path: call.path,
        agent,
        insecureHTTPParser: true,
      },
      (incoming) => {
        const type = String(incoming.headers['content-type'] ?? '');
        const status = incoming.statusCode ?? 0;
        if (type.startsWith('text/event-stream')) {
          incoming.destroy();
          return end(status, null);
        }
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= MAX_BYTES) chunks.push(chunk);
        });
        incoming.on('close', () =>
          end(
            status,
            judgeResponse({
              status,
              retryAfter: incoming.headers['retry-after'],
              policy: String(incoming.headers['content-security-policy'] ?? ''),
              body: Buffer.concat(chunks).toString(),
              isText: /json|text\/plain/.test(type),
            }),
          ),
        );
      },
    );
    const timer = setTimeout(() => {
      outgoing.destroy();
      end(0, `was not answered within ${TIMEOUT_MS / 1000} s`);
    }, TIMEOUT_MS);
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      end(0, error.code === 'ECONNREFUSED' ? 'found no server' : null),
    );
    try {
      for (const [name, value] of Object.entries(call.headers)) outgoing.setHeader(name, value);
    } catch {
      // A value that this client cannot send is sent by the raw sockets.
    }
    outgoing.end(call.body ?? undefined);
  });
}

/** Sends calls with limited concurrency. `count`: by status. Stops when the server has ended. */
export async function sendCalls(
  port: number,
  calls: readonly HostileCall[],
  { atOnce, count }: { atOnce: number; count: Map<number, number> },
): Promise<Finding[]> {
  let isServerGone = false;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const findings = await pLimit(atOnce).map(calls, async (call): Promise<Finding[]> => {
    if (isServerGone) return [];
    const what = await sendCall(port, call, agent, (status) =>
      count.set(status, (count.get(status) ?? 0) + 1),
    );
    isServerGone ||= what === 'found no server';
    return what === null ? [] : [{ what, sent: describeCall(call) }];
  });
  agent.destroy();
  return findings.flat();
}
