import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { load, post } from './load';

/**
 * Target of requests of one kind, distributed over the doors; `UUID` in the body is replaced by a
 * new one each time.
 */
export type Target = {
  port: number;
  body: string;
  doors: readonly { path: string; headers: string }[];
};
export type Turn = { target: Target; lines: number; seconds: number };

parentPort?.on('message', ({ target, lines, seconds }: Turn) => {
  let sent = 0;
  const next = (): string => {
    const door = target.doors[sent % target.doors.length] ?? { path: '/', headers: '' };
    sent += 1;
    return post(
      door.path,
      target.body.replaceAll('UUID', () => randomUUID()),
      door.headers,
    );
  };
  void load(target.port, { next, lines, seconds }).then((loaded) =>
    parentPort?.postMessage(loaded),
  );
});
