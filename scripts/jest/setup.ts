import { TextDecoder, TextEncoder } from 'node:util';
import { endAsyncContexts } from './end-async-contexts';

endAsyncContexts();

/** Resolves when React has no scheduled work: React schedules none with idle priority. */
function reactIsIdle(): Promise<void> {
  const { unstable_IdlePriority, unstable_scheduleCallback } =
    jest.requireActual<typeof import('scheduler')>('scheduler');
  return new Promise(
    (resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()),
  );
}

// Matchers and waits for pages; a test that runs in plain Node does not load them.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure, getConfig } =
    jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  // How long `findBy…` and `waitFor` wait: a slow machine under load needs many times the usual 1
  // s.
  configure({ asyncUtilTimeout: 30_000 });
  beforeAll(() => {
    // of Testing Library for React, where the test has imported it
    const { asyncWrapper } = getConfig();
    // After a wait, React finishes the work in progress. Otherwise a slow machine returns from
    // `findBy…` between the commit of a component and its effects: the component has no focus yet
    // and is not subscribed to its store, so the next click is shown too late.
    configure({
      asyncWrapper: async (wait) => {
        const found = await asyncWrapper(wait);
        await reactIsIdle();
        return found;
      },
    });
  });
}

// Browsers provide these, jsdom does not; the router's server half uses them on import.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
