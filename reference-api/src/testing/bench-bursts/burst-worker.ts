import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { post } from '../bench-orders/load';
import { sendBurst } from './send-burst';

/**
 * One burst: `size` concurrent requests to one path, distributed over the ports in turn; `UUID` in
 * the body is replaced by a new one each time.
 */
export type Burst = { ports: readonly number[]; path: string; body: string; size: number };

parentPort?.on('message', ({ ports, path, body, size }: Burst) => {
  const requests = Array.from({ length: size }, () =>
    post(
      path,
      body.replaceAll('UUID', () => randomUUID()),
      'connection: close\r\n',
    ),
  );
  void sendBurst(ports, requests).then((answers) => parentPort?.postMessage(answers));
});
