import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

/** A restaurant's menu: the start of every browser test. */
export class Store<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  /** Opens an address of a restaurant, e.g. `open('slice-house', 'hours?src=flyer')`. */
  async open(restaurant = 'bella-napoli', path = ''): Promise<void> {
    await this.page.goto(path === '' ? `/${restaurant}` : `/${restaurant}/${path}`);
  }

  /** The card of a product in the list of the menu, not in a slider above it. */
  card(name: string): L {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) })
      .first();
  }

  /** Types into the search box; the list follows after 500 ms. */
  async search(words: string): Promise<void> {
    await this.page
      .getByRole('searchbox', { name: this.texts('mf-menu:search.label') })
      .fill(words);
  }

  /**
   * Searches for a product and waits for the results: until then its card is at its position in the
   * whole menu, and a click may be lost.
   */
  private async find(name: string): Promise<void> {
    await this.search(name);
    await this.page
      .getByRole('status')
      .filter({ hasText: name })
      .first()
      .waitFor({ state: 'attached' });
  }

  /** Puts a product without options into the cart, found by searching as a customer would. */
  async addProduct(name: string): Promise<void> {
    await this.find(name);
    await this.page
      .getByRole('button', { name: this.texts('mf-menu:card.add', { name }), exact: true })
      .first()
      .click();
    await this.search('');
  }

  /** Follows the link of a product to its page, whichever that is. */
  async followProduct(name: string): Promise<void> {
    await this.find(name);
    await this.page.getByRole('link', { name, exact: true }).first().click();
    await this.page.waitForURL(/\/(extra|pizza|pizza-nep)\?/);
  }

  /** Opens the options of a product that has some. */
  async openProduct(name: string): Promise<void> {
    await this.find(name);
    await this.page.getByRole('link', { name, exact: true }).first().click();
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  cartButton(): L {
    return this.page.getByRole('link', { name: this.texts('mf-cart:button.see') });
  }

  async openCart(): Promise<void> {
    await this.cartButton().click();
    await this.page
      .getByRole('heading', { level: 1, name: this.texts('mf-cart:page.title') })
      .waitFor();
  }

  /** A short message at the top of the page. */
  toast(text: string | RegExp): L {
    return this.page.locator('[data-toast]').filter({ hasText: text });
  }
}
