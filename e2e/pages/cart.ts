import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

/** The cart page, before the order. */
export class CartPage<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  heading(): L {
    return this.page.getByRole('heading', { level: 1, name: this.texts('mf-cart:page.title') });
  }

  line(name: string): L {
    return this.page
      .getByRole('list', { name: this.texts('mf-cart:page.title') })
      .getByRole('listitem')
      .filter({
        has: this.page.getByRole('heading', { name, exact: true }),
      });
  }

  quantity(name: string): L {
    return this.page.getByRole('spinbutton', {
      name: this.texts('mf-cart:line.quantity', { name }),
      exact: true,
    });
  }

  more(name: string): L {
    return this.page.getByRole('button', {
      name: this.texts('mf-cart:line.increase', { name }),
      exact: true,
    });
  }

  less(name: string): L {
    return this.page.getByRole('button', {
      name: this.texts('mf-cart:line.decrease', { name }),
      exact: true,
    });
  }

  async note(name: string, words: string): Promise<void> {
    await this.page
      .getByRole('link', { name: this.texts('mf-cart:line.add-notes-to', { name }), exact: true })
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: this.texts('mf-cart:notes.label') }).fill(words);
    await dialog.getByRole('button', { name: this.texts('mf-cart:notes.save') }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  finishButton(): L {
    return this.page.getByRole('button', { name: this.texts('mf-cart:footer.finish') });
  }

  /** What a table's order contains, before it is sent. */
  sendDialog(): L {
    return this.page.getByRole('dialog', { name: this.texts('mf-cart:table-order.send') });
  }

  /** FINISH ORDER at a table, and the confirmation of its content. */
  async sendToKitchen(): Promise<void> {
    await this.finishButton().click();
    await this.sendDialog()
      .getByRole('button', { name: this.texts('mf-cart:table-order.send-now') })
      .click();
  }

  /** FINISH ORDER, independent of the next page; closes an invitation to the loyalty program. */
  async finish(): Promise<void> {
    await this.finishButton().click();
    await this.page.waitForURL(/^[^?#]*(?<!\/shopping-cart)(?:[?#]|$)/);
    if (new URL(this.page.url()).pathname.endsWith('/use-loyalty')) await this.later().click();
  }

  /** 'Maybe later...' of the invitation. */
  later(): L {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts('mf-cart:loyalty.later') });
  }
}
