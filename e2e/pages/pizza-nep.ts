import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts';

type Values = Readonly<Record<string, string | number>>;

/** The new pizza module: everything of one pizza on one page. */
export class PizzaNepPage {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  private text(key: string, values?: Values): string {
    return this.texts(`mf-pizza-builder:nep.${key}`, values);
  }

  /** A crust, a dough, or a number of flavors. */
  radio(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  count(count: number): Locator {
    return this.radio(this.text('count.flavors', { count }));
  }

  category(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  search(): Locator {
    return this.page.getByRole('searchbox', { name: this.text('flavors.search') });
  }

  flavors(): Locator {
    return this.page.getByRole('list', { name: this.text('flavors.title'), exact: true }).getByRole('listitem');
  }

  more(name: string): Locator {
    return this.page.getByRole('button', { name: this.text('flavor.more', { name }), exact: true });
  }

  less(name: string): Locator {
    return this.page.getByRole('button', { name: this.text('flavor.less', { name }), exact: true });
  }

  quantity(name: string): Locator {
    return this.page.getByRole('spinbutton', { name: this.text('flavor.quantity', { name }), exact: true });
  }

  /** Heading of the drawing and its slices. */
  heading(): Locator {
    return this.page.getByRole('heading', { name: this.text('pizza.title'), exact: true });
  }

  /** The drawing; its name says what is on it. */
  drawing(): Locator {
    return this.page.getByRole('region', { name: this.text('pizza.title') }).getByRole('img');
  }

  /** The slice of the drawing at this place, counted from 1: something to tap. */
  drawnSlice(at: number): Locator {
    return this.drawing().locator(`[data-slice="${at - 1}"]`);
  }

  slices(): Locator {
    return this.page.getByRole('list', { name: this.text('pizza.slices') }).getByRole('button');
  }

  /** The dialog in which a slice is changed. */
  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  other(name: string): Locator {
    return this.dialog().getByRole('button', { name: new RegExp(`^${name}`) });
  }

  takeOff(): Locator {
    return this.dialog().getByRole('button', { name: this.text('slice.clear') });
  }

  /** The flavor that toppings go on. */
  topped(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: this.text('toppings.flavor') }).getByText(name, { exact: true });
  }

  topping(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  why(): Locator {
    return this.page.getByRole('button', { name: this.text('price.why') });
  }

  total(): Locator {
    return this.page.getByRole('status', { name: this.text('price.total') });
  }

  /** What the lines of 'why this price' add up to, in minor units. */
  async addedUp(): Promise<number> {
    const amounts = await this.page.locator('[data-amount]').evaluateAll((all) => all.map((it) => Number(it.getAttribute('data-amount'))));
    return amounts.reduce((sum, amount) => sum + amount, 0);
  }

  next(): Locator {
    return this.page.getByRole('button', { name: this.text('next'), exact: true });
  }
}
