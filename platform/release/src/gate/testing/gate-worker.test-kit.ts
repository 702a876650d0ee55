import type { Running, Tools } from '../../cli/tools';
import { type Store, openStore } from '../../store';
import { runGate } from '../run-gate';
import type { Question } from './gate-process.test-kit';

/**
 * The workspaces around the command line, by the path of their module: this file does not import them
 * statically.
 */
const { storefrontTools }: { storefrontTools: Tools } = await import(process.argv[2] ?? '');

/** Started once and used by every run of the gate, as a promotion of many builds would. */
const browser = storefrontTools.openBrowser();
const api = storefrontTools.startApi();
const stored = async (running: Promise<Running>): Promise<Running> => ({
  url: (await running).url,
  close: async () => undefined,
});

const tools: Tools = {
  ...storefrontTools,
  startApi: () => stored(api),
  openBrowser: async () => {
    const [running, visitors] = [await browser, new Set<{ close(): Promise<void> }>()];
    return {
      newContext: async (options) => {
        const visitor = await running.newContext(options);
        visitors.add(visitor);
        return visitor;
      },
      close: async () => void (await Promise.all([...visitors].map((visitor) => visitor.close()))),
    };
  },
};

/**
 * Files of builds never change: each is read, and its script parsed, once for all runs of the gate.
 */
const files = new Map<string, Promise<Buffer | null>>();
function storeWithCache(root: string): Store {
  const store = openStore(root);
  const read = (file: string): Promise<Buffer | null> => {
    const bytes = files.get(file) ?? store.files.read(file);
    if (file.startsWith('builds/')) files.set(file, bytes);
    return bytes;
  };
  return { ...store, files: { ...store.files, read } };
}

process.on('message', ({ root, ...question }: Question) => {
  runGate({ ...question, store: storeWithCache(root), tools, step: () => undefined })
    .then((report) => process.send?.({ report }))
    .catch((error: unknown) => process.send?.({ error: String(error) }));
});
process.on('disconnect', () => {
  Promise.all([
    browser.then((running) => running.close()),
    api.then((running) => running.close()),
  ]).finally(() => process.exit());
});
