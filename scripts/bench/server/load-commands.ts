import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Handler, type Renderer, listen } from '@storefront/edge';
import { renderedHtml } from './rendered-html';

/** A restaurant whose menu opens the realm for the others. */
const OTHER_RESTAURANT = '/forno-fechado';
/** An edge prepares its next renders after the first page; then it rests. */
const PREPARED_MS = 2000;

interface Opened {
  readonly handler: Handler;
  readonly renderer: Renderer | null;
}

/** An edge on a port of its own, replaced by `renew` with one that has rendered only another menu. */
export async function freshEdge(
  open: () => Opened,
): Promise<{ port: number; renew: () => Promise<void> }> {
  let current: Opened | null = null;
  const { port } = await listen(
    (request, response) => current?.handler(request, response),
    0,
    '127.0.0.1',
  );
  return {
    port,
    renew: async () => {
      await current?.renderer?.close();
      current = open();
      await renderedHtml(`http://localhost:${port}`, OTHER_RESTAURANT);
      await pause(PREPARED_MS);
    },
  };
}

/** Ends with the process that started it. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** A busy process for every second core, at the priority of this one. */
export function foreignLoad(): { start: () => void; stop: () => void } {
  let running: ChildProcess[] = [];
  return {
    start: () => {
      running = Array.from({ length: Math.ceil(cpus().length / 2) }, () =>
        spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
      );
    },
    stop: () => {
      for (const child of running) child.kill();
      running = [];
    },
  };
}
