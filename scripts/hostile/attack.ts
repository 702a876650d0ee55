import type { Finding } from './judge';
import { type HostileCall, makeCall } from './make-call';
import { seededRandom } from './random';
import { type Places, rawScenarios, slowScenarios } from './raw-scenarios';
import { routesOfServer } from './routes';
import { describeCall, sendCalls } from './send-calls';
import { sendSockets } from './send-sockets';
import { type WatchedServer, startWatched } from './watched-server';

export interface AttackOptions {
  readonly calls: number;
  readonly sockets: number;
  readonly seed: number;
  /**
   * Includes incomplete requests, which take half a minute, and the comparison of memory before and
   * after, which needs many calls.
   */
  readonly isFull: boolean;
  /** Gets one line now and then. */
  readonly say: (line: string) => void;
}

export interface AttackReport {
  readonly calls: number;
  readonly sockets: number;
  /** Answers by status; 0 for connections that the server closed instead. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Longest time in milliseconds that the event loop was blocked in any batch, by any cause. */
  readonly longestDelayMs: number;
  /** Bytes after a garbage collection, after the warm-up and at the end. */
  readonly memoryBytes: readonly [before: number, after: number];
  readonly findings: readonly Finding[];
}

const AT_ONCE = 16;
const BATCH = 500;
/** No single request may block the event loop for longer, in milliseconds. */
const BLOCKED_MS = 100;
/** A blocking request blocks every time; a busy machine does not. */
const REPLAYS = 4;
/** Share of calls and connections before the memory is measured for the first time. */
const WARM_UP = 0.1;
const MEMORY_TOLERANCE = 0.1;

const PLACES: Places = {
  long: '/api/restaurant/data/v2/bella-napoli',
  stream: '/api/realtime/order.5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001',
  post: '/api/restaurant/deliveryfees',
};

/** True when a call blocks the event loop each time it is sent alone. */
async function blocksAlone(server: WatchedServer, call: HostileCall): Promise<boolean> {
  for (let replay = 0; replay < REPLAYS; replay += 1) {
    await server.delayMs();
    await sendCalls(server.port, [call], { atOnce: 1, count: new Map() });
    if ((await server.delayMs()) <= BLOCKED_MS) return false;
  }
  return true;
}

async function blockingCalls(
  server: WatchedServer,
  calls: readonly HostileCall[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const call of calls)
    if (await blocksAlone(server, call))
      findings.push({
        what: `blocks the event loop for more than ${BLOCKED_MS} ms`,
        sent: describeCall(call),
      });
  return findings;
}

/**
 * Attacks the storefront and its API with calls of all routes and with raw connections. Reports the
 * violations; stops when the server ends.
 */
export async function attack({
  calls,
  sockets,
  seed,
  isFull,
  say,
}: AttackOptions): Promise<AttackReport> {
  const random = seededRandom(seed);
  const server = await startWatched();
  const findings: Finding[] = [];
  const count = new Map<number, number>();
  let longestDelayMs = 0;
  let before = 0;
  try {
    const routes = await routesOfServer(`http://127.0.0.1:${server.port}`);
    const scenarios = rawScenarios(PLACES, sockets, random);
    const batches = Math.max(1, Math.ceil(calls / BATCH));
    const socketsABatch = Math.ceil(sockets / batches);
    for (let batch = 0; batch < batches && server.ended() === null; batch += 1) {
      const made = Array.from({ length: Math.min(BATCH, calls - batch * BATCH) }, () =>
        makeCall(random.pick(routes), random),
      );
      await server.delayMs();
      findings.push(...(await sendCalls(server.port, made, { atOnce: AT_ONCE, count })));
      findings.push(
        ...(await sendSockets(
          server.port,
          scenarios.slice(batch * socketsABatch, (batch + 1) * socketsABatch),
          AT_ONCE,
        )),
      );
      if (server.ended() !== null) break;
      const delayMs = await server.delayMs();
      longestDelayMs = Math.max(longestDelayMs, delayMs);
      if (delayMs > BLOCKED_MS) findings.push(...(await blockingCalls(server, made)));
      if (before === 0 && batch + 1 >= batches * WARM_UP) before = await server.memoryBytes();
      if ((batch + 1) % 20 === 0)
        say(`  ${(batch + 1) * BATCH} calls, ${findings.length} findings`);
    }
    if (isFull && server.ended() === null)
      findings.push(...(await sendSockets(server.port, slowScenarios(PLACES), AT_ONCE)));
    const ended = server.ended();
    if (ended !== null) findings.push({ what: ended, sent: 'the process' });
    const after = ended === null ? await server.memoryBytes() : 0;
    if (isFull && ended === null && after > before * (1 + MEMORY_TOLERANCE))
      findings.push({
        what: `keeps memory: ${Math.round(before / 1024)} KB before, ${Math.round(after / 1024)} KB after`,
        sent: 'everything',
      });
    return {
      calls,
      sockets,
      statuses: Object.fromEntries([...count].sort(([a], [b]) => a - b)),
      longestDelayMs,
      memoryBytes: [before, after],
      findings,
    };
  } finally {
    await server.close();
  }
}
