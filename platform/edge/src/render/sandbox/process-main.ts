import { getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { type OpenRealm, openRealm } from '../realm';
import { armTripwires } from './tripwires';

/** Text of `inside/main.ts`, which the bundle of this process gets as a constant. */
declare const REALM_GLOBALS: string;

/** What the server sends, one JSON in each line: the files first, then one piece of work at a time. */
type Message =
  | {
      readonly files: {
        readonly server: string;
        readonly scripts: readonly [string, string][];
        readonly sheets: readonly [string, string[]][];
        readonly isObserved: boolean;
      };
    }
  | { readonly work: 'render'; readonly of: Parameters<OpenRealm['render']> }
  | { readonly work: 'prepare' | 'plainMenu'; readonly of: readonly [requestJson: string] }
  | { readonly work: 'observed' };

const BEHIND = 5;

setPriority(Math.min(19, getPriority() + BEHIND)); // pages and orders take precedence

const write = process.stdout.write.bind(process.stdout);
const send = (answer: object): void => void write(`${JSON.stringify(answer)}\n`);
const exit = process.exit.bind(process);

let realm: OpenRealm | null = null;

async function resultOf(message: Message): Promise<unknown> {
  if ('files' in message) {
    const { scripts, sheets, ...files } = message.files;
    const maps = { scripts: new Map(scripts), sheets: new Map(sheets) };
    realm = openRealm({ ...files, ...maps }, REALM_GLOBALS);
    return null;
  }
  if (message.work === 'observed') return realm?.observed();
  if (message.work === 'render') return realm?.render(...message.of);
  return realm?.[message.work](...message.of);
}

async function handle(line: string): Promise<object> {
  try {
    return { result: await resultOf(JSON.parse(line) as Message) };
  } catch (error) {
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => void handle(line).then(send));
lines.on('close', () => exit(0));
// no report of either: it would call methods of what was thrown, with functions of this process
process.on('unhandledRejection', () => undefined);
process.setUncaughtExceptionCaptureCallback(() => exit(1));
armTripwires((what) => {
  send({ escaped: what });
  exit(1);
});
