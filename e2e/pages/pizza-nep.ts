import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

type Values = Readonly<Record<string, string | number>>;

/** The new pizza module: everything of one pizza on one page. */
export class PizzaNepPage<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  private text(key: string, values?: Values): string {
    return this.texts(`mf-pizza-builder:nep.${key}`, values);
  }

  /** A crust, a dough, or a number of flavors. */
  radio(name: string): L {
    return this.page.getByRole('radio', { name, exact: true });
  }

  count(count: number): L {
    return this.radio(this.text('count.flavors', { count }));
  }

  search(): L {
    return this.page.getByRole('searchbox', { name: this.text('flavors.search') });
  }

  more(name: string): L {
    return this.page.getByRole('button', { name: this.text('flavor.more', { name }), exact: true });
  }

  /** The drawing of the pizza; its accessible name lists the toppings. */
  drawing(): L {
    return this.page.getByRole('region', { name: this.text('pizza.title') }).getByRole('img');
  }

  /** The slice of the drawing at this position, counted from 1: a tap target. */
  drawnSlice(at: number): L {
    return this.drawing().locator(`[data-slice="${at - 1}"]`);
  }

  slices(): L {
    return this.page.getByRole('list', { name: this.text('pizza.slices') }).getByRole('button');
  }

  /** The dialog in which a slice is changed. */
  dialog(): L {
    return this.page.getByRole('dialog');
  }

  other(name: string): L {
    return this.dialog().getByRole('button', { name: new RegExp(`^${name}`) });
  }

  takeOff(): L {
    return this.dialog().getByRole('button', { name: this.text('slice.clear') });
  }

  why(): L {
    return this.page.getByRole('button', { name: this.text('price.why') });
  }

  total(): L {
    return this.page.getByRole('status', { name: this.text('price.total') });
  }

  next(): L {
    const add = this.texts('mf-pizza-builder:flow.add-of-combo');
    const bar = this.page.getByRole('contentinfo');
    return bar
      .getByRole('button', { name: this.text('next'), exact: true })
      .or(bar.getByRole('button', { name: new RegExp(`^${add}`) }));
  }
}
