import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { post } from '../bench-orders/load';
import { sendBurst } from './send-burst';

/**
 * One burst: `size` requests to one path at the same moment, in turn to each of the ports; `UUID`
 * in the body is another one each time.
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
