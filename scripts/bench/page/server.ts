import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { PlainError } from '../../lib/say';
import type { Command, Done, Ready } from '../server/messages';

/**
 * Niceness of this process, and so of the browsers that it starts: a phone takes no processor time
 * from its server.
 */
const OF_BROWSERS = 10;

/** The compared servers, from a copy of the workspace. */
export interface Served extends Omit<Ready, 'kind'> {
  /** Lets the server do something. */
  command(name: Command['name']): Promise<void>;
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
    KEEN_TRACKING: 'off',
    LIMITS_FACTOR: '1000',
  };
  const child = fork(path.join(root, 'scripts/bench/serve.mjs'), {
    cwd: root,
    env,
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const answer = <Message extends Ready | Done>(kind: Message['kind']): Promise<Message> =>
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
  const { kind: _, ...ready } = await answer<Ready>('ready');
  setPriority(OF_BROWSERS);
  return {
    ...ready,
    command: async (name) => {
      const done = answer<Done>('done');
      child.send({ name } satisfies Command);
      await done;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
