import type { Route } from '@playwright/test';

/**
 * Faults of the files of a remote. `throws` is a published build with an entry that throws: its
 * hashes are correct.
 */
export const FAULTS = ['down', 'hangs', '500', 'truncated', 'throws', 'wrong hash'] as const;
export type Fault = (typeof FAULTS)[number];

const never = (): Promise<void> => new Promise(() => undefined);

/** Answers a request for a file of the broken remote. */
export const answers: Readonly<Record<Exclude<Fault, 'throws'>, (route: Route) => Promise<void>>> =
  {
    down: (route) => route.abort('connectionrefused'),
    hangs: never,
    '500': (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
    truncated: async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    },
    'wrong hash': async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    },
  };
