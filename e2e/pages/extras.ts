import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts';

/** The options of a product. */
export class ExtrasPage {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  radio(option: string): Locator {
    return this.page.getByRole('radio', { name: option, exact: true });
  }

  checkbox(option: string): Locator {
    return this.page.getByRole('checkbox', { name: option, exact: true });
  }

  /** How many of an option: a number that can be typed. */
  quantity(option: string): Locator {
    return this.page.getByRole('spinbutton', {
      name: this.texts('mf-pizza-builder:option.quantity', { name: option }),
      exact: true,
    });
  }

  more(option: string): Locator {
    return this.page.getByRole('button', {
      name: this.texts('mf-pizza-builder:option.increase', { name: option }),
      exact: true,
    });
  }

  addButton(): Locator {
    return this.page.getByRole('button', { name: this.texts('mf-pizza-builder:add.button') });
  }
}
