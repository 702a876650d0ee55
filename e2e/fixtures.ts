import { test as base, type APIRequestContext } from '@playwright/test';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { AddressWizard } from './pages/address-wizard';
import { CartPage } from './pages/cart';
import { CheckoutPage } from './pages/checkout';
import { DeliveryPage } from './pages/delivery';
import { ExtrasPage } from './pages/extras';
import { PizzaPage } from './pages/pizza';
import { Store } from './pages/store';
import { anyMethod } from './support/any-method';
import { expectAccessible } from './support/accessibility';
import { advanceOrder } from './support/kitchen';
import { PageFailures } from './support/page-failures';
import { watchPolicy } from './support/policy';
import { breakRemote, type HowDown } from './support/remote-down';
import { reportSlowConnection } from './support/slow-connection';
import { textsOf, type Texts } from './support/texts';

interface Fixtures {
  /**
   * Texts in the language of the test's `locale` (`pt-BR` unless `test.use({ locale: 'en-US' })`).
   */
  readonly texts: Texts;
  /**
   * Watches every page of the context; `failures.allow({ method, path, status })` lists a failure
   * that the test expects.
   */
  readonly failures: PageFailures;
  /** Fails the test when the page's own policy blocked anything on any of its pages. */
  readonly policy: void;
  /** A route of the test that is still answering when the test ends is no failure. */
  readonly routes: void;
  /**
   * Whether idle pages preload the files of the later steps of an order. Default: false, the
   * connection is reported as slow.
   */
  readonly preloads: boolean;
  readonly connection: void;
  /** Calls of the API, from outside the page. Addresses start with `/api`. */
  readonly api: APIRequestContext;
  /** Moves an order to its next stage, as the kitchen would. Returns the new status. */
  readonly advance: (uuid: string) => Promise<string>;
  /** Makes a remote unavailable; the result restores it. */
  readonly remoteDown: (name: RemoteName, how?: HowDown) => Promise<() => Promise<void>>;
  /**
   * Fails unless a part of the page (a CSS selector; all of it unless named) has no WCAG 2.2 A or
   * AA violation that axe can see. The scan is attached to the test's result.
   */
  readonly expectAccessible: (part?: string) => Promise<void>;
  readonly store: Store;
  readonly extras: ExtrasPage;
  readonly pizza: PizzaPage;
  readonly cart: CartPage;
  readonly delivery: DeliveryPage;
  readonly wizard: AddressWizard;
  readonly checkout: CheckoutPage;
}

/**
 * The base of every browser test: a phone in Brazil, a storefront composed of production builds,
 * and helpers with a customer's actions.
 */
export const test = base.extend<Fixtures>({
  texts: async ({ locale }, use) => use(textsOf(locale ?? 'pt-BR')),
  failures: [
    // the routes are removed later: what they answer would go to the network, and fail
    async ({ context, routes: _ }, use) => {
      const failures = new PageFailures();
      failures.watch(context);
      await use(failures);
      expect(failures.problems(), 'failures on the pages').toEqual([]);
    },
    { auto: true },
  ],
  policy: [
    async ({ context }, use) => {
      const refused = await watchPolicy(context);
      await use();
      expect(refused(), 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  routes: [
    async ({ context }, use) => {
      await use();
      for (const routed of [...context.pages(), context])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  preloads: [false, { option: true }],
  connection: [
    async ({ context, preloads }, use) => {
      if (!preloads) await reportSlowConnection(context);
      await use();
    },
    { auto: true },
  ],
  api: async ({ request }, use) => use(request),
  advance: async ({ request }, use) => use((uuid) => advanceOrder(request, uuid)),
  remoteDown: async ({ page, failures }, use) =>
    use((name, how = 'down') => {
      failures.allowUnder(`/builds/${name}/`);
      return breakRemote(page, name, how);
    }),
  expectAccessible: async ({ page }, use) => use((part) => expectAccessible(page, part)),
  store: async ({ page, texts }, use) => use(new Store(page, texts)),
  extras: async ({ page, texts }, use) => use(new ExtrasPage(page, texts)),
  pizza: async ({ page, texts }, use) => use(new PizzaPage(page, texts)),
  cart: async ({ page, texts }, use) => use(new CartPage(page, texts)),
  delivery: async ({ page, texts }, use) => use(new DeliveryPage(page, texts)),
  wizard: async ({ page, texts }, use) => use(new AddressWizard(page, texts)),
  checkout: async ({ page, texts }, use) => use(new CheckoutPage(page, texts, anyMethod(texts))),
});

export const expect = test.expect;
