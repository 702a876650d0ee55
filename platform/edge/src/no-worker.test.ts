import { runInNewContext } from 'node:vm';
import { NO_WORKER } from './no-worker';

test('a page that registered it anew, and so undid its unregistering, is answered by another', async () => {
  const unregister = jest.fn(async () => true);
  const listeners = new Map<
    string,
    (event: { waitUntil: (work: Promise<unknown>) => void }) => void
  >();
  runInNewContext(NO_WORKER, {
    self: {
      addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
      registration: { unregister },
      skipWaiting: () => undefined,
    },
    caches: { keys: async () => [], delete: async () => true },
    indexedDB: { deleteDatabase: () => undefined },
  });
  const come = async (name: string): Promise<void> => {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work) => void waited.push(work) });
    await Promise.all(waited);
  };
  await come('activate');
  expect(unregister).toHaveBeenCalledTimes(1);
  await come('message');
  expect(unregister).toHaveBeenCalledTimes(2);
});
