import { type OpenRealm, openRealm } from '../realm';
import { answerLines } from './answer-lines';

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
  | { readonly work: 'plainDocument'; readonly of: Parameters<OpenRealm['plainDocument']> }
  | {
      readonly work: 'prepare' | 'describe';
      readonly of: readonly [requestJson: string];
    }
  | { readonly work: 'observed' };

let realm: OpenRealm | null = null;

answerLines(async (line) => {
  const message = line as Message;
  if ('files' in message) {
    const { scripts, sheets, ...files } = message.files;
    const maps = { scripts: new Map(scripts), sheets: new Map(sheets) };
    realm = openRealm({ ...files, ...maps }, REALM_GLOBALS);
    return null;
  }
  if (message.work === 'observed') return realm?.observed();
  if (message.work === 'render') return realm?.render(...message.of);
  if (message.work === 'plainDocument') return realm?.plainDocument(...message.of);
  return realm?.[message.work](...message.of);
});
