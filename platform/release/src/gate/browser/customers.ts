import type { Entry } from '@storefront/compositions/story';
import type { Page, Visitor } from '../../cli/browser';
import type { Browsing } from './browsing';
import { holdDocuments, storyOrigins } from './story-origins';

/** Customers of one run: those of a build share its files, none shares what the browser stores. */
export type Customers = ReturnType<typeof openCustomers>;

export function openCustomers({ visitor, api }: Pick<Browsing, 'visitor' | 'api'>) {
  const open = async (base: string): Promise<Visitor> => {
    const someone = await visitor();
    await holdDocuments(someone, storyOrigins(base, api));
    return someone;
  };
  const visitors = new Map<string, Promise<Visitor>>();
  return {
    /**
     * A new page; `stored`: all that its browser has stored. Customers of other names share no cookies,
     * as that of a login, which would outlive the stored texts.
     */
    page: async (base: string, stored: readonly Entry[], customer: string): Promise<Page> => {
      const key = `${base} ${customer}`;
      const opened = visitors.get(key) ?? open(base);
      visitors.set(key, opened);
      const page = await (await opened).newPage();
      await page.addInitScript({
        content: `if (sessionStorage.getItem('gate-stored') === null) {
          sessionStorage.setItem('gate-stored', 'yes');
          localStorage.clear();
          for (const [key, text] of ${JSON.stringify(stored)}) localStorage.setItem(key, text);
        }`,
      });
      return page;
    },
    close: async (): Promise<void> => {
      for (const opened of visitors.values()) await (await opened).close();
    },
  };
}
