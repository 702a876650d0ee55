import { answerLines } from './answer-lines';
import { type RealmContext, openContext } from './context';

/** Text of `inside/main.ts`, which the bundle of this process gets as a constant. */
declare const REALM_GLOBALS: string;

/** What the other side sends, one JSON in each line: the scripts first, then one call at a time. */
type Message =
  | { readonly host: string; readonly scripts: readonly [path: string, text: string][] }
  | { readonly call: readonly [name: string, json: string] };

let context: RealmContext | null = null;

answerLines(async (line) => {
  const message = line as Message;
  if ('call' in message) return context?.call(...message.call);
  context = openContext(REALM_GLOBALS, {
    server: message.host,
    scripts: new Map(message.scripts),
  });
  return null;
});
