import { LAUNCHES, launch } from '../render/sandbox/launch';
import { readLines } from '../render/sandbox/lines';
import { processCode } from '../render/sandbox/process-code';

const SERVER = '/builds/shell/a/server.js';

/**
 * `reaches(value)`: whether a value, or what it inherits from, is not of the realm. `seen`: what the
 * process passed to functions of the realm.
 */
export const HELPERS = `
  const own = new Set();
  (function collect(value) {
    if (Object(value) !== value || own.has(value)) return;
    own.add(value);
    collect(Object.getPrototypeOf(value));
    for (const of of Object.values(Object.getOwnPropertyDescriptors(value)))
      [of.value, of.get, of.set].forEach(collect);
  })(globalThis);
  for (const it of [function* () {}, async () => {}, async function* () {}, [].values(), new Map().values()])
    for (let of = it; of !== null; of = Object.getPrototypeOf(of)) [of, of.constructor].forEach((one) => own.add(one));
  const reaches = (value) => {
    for (let of = value; Object(of) === of; of = Object.getPrototypeOf(of)) {
      if (own.has(of)) return false;
      const { constructor } = of;
      if (constructor !== undefined && !own.has(constructor) && Object.getPrototypeOf(of) === null) return true;
    }
    return false;
  };
  const seen = [];
  const thrownBy = (run) => { try { run(); } catch (error) { return error; } return undefined; };
  /** What each depth of the stack throws, to the last one. */
  const atEachDepth = (run) => {
    const thrown = [];
    (function deeper() { try { deeper(); } catch {} const error = thrownBy(run); if (error) thrown.push(error); })();
    return thrown;
  };
`;

/** A process of a realm that nothing but the realm limits. */
interface UnlimitedRealm {
  /** What the process answers to a request for a page, or how it ended. */
  render(request: object): Promise<unknown>;
  close(): void;
}

/** Opens a realm whose shell is the text `server`. Throws when it cannot be opened. */
export async function openUnlimited(server: string): Promise<UnlimitedRealm> {
  const none = LAUNCHES.find(({ name }) => name === 'none')!;
  const child = launch(none, await processCode(), { flags: [], memoryMb: 128 });
  const next = readLines(child);
  const send = async (message: object): Promise<unknown> => {
    child.stdin!.write(`${JSON.stringify(message)}\n`);
    const { text, ended } = await next();
    return ended === undefined ? JSON.parse(text) : { ended };
  };
  const files = { server: SERVER, scripts: [[SERVER, server]], sheets: [['mf-menu/home', ['']]] };
  const answer = JSON.stringify(await send({ files }));
  if (answer !== '{"result":null}') throw new Error(`the realm does not open: ${answer}`);
  return {
    render: (request) => {
      const requestJson = JSON.stringify({ pages: ['mf-menu/home'], path: '/bella', ...request });
      return send({ work: 'render', of: [requestJson, null] });
    },
    close: () => void child.kill('SIGKILL'),
  };
}
