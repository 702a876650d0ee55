import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { post } from '../bench-orders/load';
import { sendBurst } from './send-burst';

/** One burst: `size` requests to one path at the same moment; `UUID` in the body is another one each time. */
export type Burst = { port: number; path: string; body: string; size: number };

parentPort?.on('message', ({ port, path, body, size }: Burst) => {
  const requests = Array.from({ length: size }, () => post(path, body.replaceAll('UUID', () => randomUUID()), 'connection: close\r\n'));
  void sendBurst(port, requests).then((answers) => parentPort?.postMessage(answers));
});
