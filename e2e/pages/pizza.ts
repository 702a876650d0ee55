import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

/** The classic builder of one pizza. */
export class PizzaPage<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  /** Opens the builder by its address, and waits for it. */
  async open(product: string, query = '', restaurant = 'bella-napoli'): Promise<void> {
    await this.page.goto(`/${restaurant}/pizza?product=${product}${query}`);
    await this.heading().waitFor();
  }

  heading(): L {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A numbered section by the name in its heading. */
  section(key: 'crust' | 'dough' | 'count' | 'flavors'): L {
    return this.page.getByRole('region', {
      name: this.texts(`mf-pizza-builder:classic.${key}.title`),
      exact: true,
    });
  }

  option(name: string): L {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** The free crust and dough of bella-napoli. */
  async chooseBases(crust = 'Tradicional', dough = 'Napoletana'): Promise<void> {
    await this.option(crust).check();
    await this.option(dough).check();
  }

  async chooseCount(count: number): Promise<void> {
    await this.option(this.texts('mf-pizza-builder:classic.count.flavors', { count })).check();
  }

  category(name: string): L {
    return this.section('flavors').getByRole('button', { name, exact: true });
  }

  more(flavor: string): L {
    return this.page.getByRole('button', {
      name: this.texts('mf-pizza-builder:classic.flavor.more', { name: flavor }),
      exact: true,
    });
  }

  /** The bar with the current pizza, at the bottom or beside the steps. */
  bar(): L {
    return this.page.getByRole('contentinfo');
  }

  next(): L {
    return this.bar().getByRole('button', {
      name: this.texts('mf-pizza-builder:classic.bar.next'),
      exact: true,
    });
  }

  summary(): L {
    return this.page.getByRole('button', {
      name: this.texts('mf-pizza-builder:classic.bar.summary'),
    });
  }

  aboutSize(): L {
    return this.page.getByRole('button', {
      name: this.texts('mf-pizza-builder:classic.size.open'),
    });
  }

  search(): L {
    return this.page.getByRole('searchbox', {
      name: this.texts('mf-pizza-builder:classic.flavors.search'),
    });
  }

  dialog(): L {
    return this.page.getByRole('dialog');
  }

  /** On from the dialog of toppings without any, to the extras or into the cart. */
  async skipToppings(): Promise<void> {
    const dialog = this.dialog();
    const skip = { name: this.texts('mf-pizza-builder:classic.toppings.skip') };
    const add = { name: this.texts('mf-pizza-builder:flow.add-of-combo') };
    await dialog.getByRole('button', skip).or(dialog.getByRole('button', add)).click();
  }

  /** On from a finished pizza, without toppings. */
  async finish(): Promise<void> {
    await this.next().click();
    await this.skipToppings();
  }
}
