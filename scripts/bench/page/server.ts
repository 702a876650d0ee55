import { fork } from 'node:child_process';
import path from 'node:path';
import { PlainError } from '../../lib/plain-error';
import type { Ports, Ready, Shown } from '../server/messages';
import type { Still } from '../server/still-page';

/** The compared servers, from a copy of the workspace. */
export interface Served {
  readonly ports: Ports;
  /** By which a browser accepts the certificate. */
  readonly keyHash: string;
  show(still: Still): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds and serves the copy at `root`; its output goes to stderr. Rejects when it ends before it
 * answers.
 */
export async function serve(root: string): Promise<Served> {
  const env = {
    ...process.env,
    STOREFRONT_DATA: path.join(root, '.data'),
    DATABASE_URL: '',
    DEMO_KITCHEN: '0',
    LIMITS_FACTOR: '1000',
  };
  const child = fork(path.join(root, 'scripts/bench/serve.mjs'), {
    cwd: root,
    env,
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const answer = <Message extends Ready | Shown>(kind: Message['kind']): Promise<Message> =>
    new Promise((resolve, reject) => {
      const onExit = () =>
        reject(
          new PlainError(
            'The storefront to measure could not be built or served (its words are above).',
          ),
        );
      child.once('exit', onExit);
      child.once('message', (message: Message) => {
        child.off('exit', onExit);
        if (message.kind === kind) resolve(message);
        else reject(new Error(`expected ${kind}, got ${message.kind}`));
      });
    });
  const { ports, keyHash } = await answer<Ready>('ready');
  return {
    ports,
    keyHash,
    show: async (still) => {
      const shown = answer<Shown>('shown');
      child.send({ kind: 'show-still', still });
      await shown;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
