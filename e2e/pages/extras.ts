import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

/** The options of a product. */
export class ExtrasPage<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  radio(option: string): L {
    return this.page.getByRole('radio', { name: option, exact: true });
  }

  checkbox(option: string): L {
    return this.page.getByRole('checkbox', { name: option, exact: true });
  }

  /** How many of an option: a number that can be typed. */
  quantity(option: string): L {
    return this.page.getByRole('spinbutton', {
      name: this.texts('mf-pizza-builder:option.quantity', { name: option }),
      exact: true,
    });
  }

  more(option: string): L {
    return this.page.getByRole('button', {
      name: this.texts('mf-pizza-builder:option.increase', { name: option }),
      exact: true,
    });
  }

  addButton(): L {
    return this.page.getByRole('button', { name: this.texts('mf-pizza-builder:add.button') });
  }
}
