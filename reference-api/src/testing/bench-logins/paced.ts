import { Agent, request } from 'node:http';

/** So many requests of one kind a second, however long the answers take; `UUID` in the body is another one each time. */
export type Paced = { port: number; path: string; body: string; perSecond: number; seconds: number };
/** Milliseconds from when each request was due to its last byte, and how often each status came; 0 for no answer. */
export type Answered = { waits: number[]; statuses: Record<number, number> };

function send({ port, path }: Paced, body: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0)).once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

/** Sends at an even pace and waits for all answers. Whoever is late waits from when it was due: a slow server cannot slow the pace. */
export async function sendPaced(paced: Paced, newUuid: () => string): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answered: Answered = { waits: [], statuses: {} };
  const count = paced.perSecond * paced.seconds;
  const start = performance.now();
  const one = async (due: number): Promise<void> => {
    const status = await send(paced, paced.body.replaceAll('UUID', () => newUuid()), agent);
    answered.waits.push(performance.now() - due);
    answered.statuses[status] = (answered.statuses[status] ?? 0) + 1;
  };
  const open: Promise<void>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const due = start + (sent * 1000) / paced.perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => { setTimeout(resolve, early); });
    open.push(one(due));
  }
  await Promise.all(open);
  agent.destroy();
  return answered;
}
