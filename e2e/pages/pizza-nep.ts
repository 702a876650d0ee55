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

  search(): Locator {
    return this.page.getByRole('searchbox', { name: this.text('flavors.search') });
  }

  more(name: string): Locator {
    return this.page.getByRole('button', { name: this.text('flavor.more', { name }), exact: true });
  }

  /** The drawing of the pizza; its accessible name lists the toppings. */
  drawing(): Locator {
    return this.page.getByRole('region', { name: this.text('pizza.title') }).getByRole('img');
  }

  /** The slice of the drawing at this position, counted from 1: a tap target. */
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

  why(): Locator {
    return this.page.getByRole('button', { name: this.text('price.why') });
  }

  total(): Locator {
    return this.page.getByRole('status', { name: this.text('price.total') });
  }

  next(): Locator {
    const add = this.texts('mf-pizza-builder:flow.add-of-combo');
    const bar = this.page.getByRole('contentinfo');
    return bar
      .getByRole('button', { name: this.text('next'), exact: true })
      .or(bar.getByRole('button', { name: new RegExp(`^${add}`) }));
  }
}
