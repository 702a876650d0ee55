import type { Page } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import { fillCart, placeOrder, reachCheckout } from './customer';
import { watchErrors } from './page-errors';

/** Packages of which the page has more than one live copy. */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks =
      (globalThis as { __storefrontCopies?: [string, string][] }).__storefrontCopies ?? [];
    return marks
      .filter(([name], index) => marks.findIndex(([other]) => other === name) !== index)
      .map(([name, build]) => `${build} brings a second copy of ${name}`);
  }, null);

/** Steps of the order flow, by the message of a failed step. */
const steps: readonly (readonly [
  failure: string,
  step: (page: Page, base: string) => Promise<void>,
])[] = [
  ['a dish with options cannot be put into the cart', fillCart],
  ['the checkout cannot be reached from the cart', reachCheckout],
  ['an order cannot be placed', placeOrder],
];

export const story: BrowserCheck = {
  name: 'story',
  sentence:
    'A customer chooses a dish with options, picks it up, and the order is placed, without an error on any page.',
  advice:
    'Run the candidate with `npm start` or open it in a browser, ' +
    'and follow the story: menu, options, cart, delivery, checkout.',
  run: async ({ candidate, visitor }) => {
    const page = await (await visitor()).newPage();
    const errors = watchErrors(page);
    for (const [failure, step] of steps) {
      try {
        await step(page, candidate);
      } catch (error) {
        const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(
          '\n',
          1,
        );
        return [`${failure}: ${reason} (at ${new URL(page.url()).pathname})`, ...errors()];
      }
    }
    return [...errors(), ...(await copies(page))];
  },
};
