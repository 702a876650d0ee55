import type { Locator, Page } from '@playwright/test';
import type { Texts } from './texts';

/** The coupon of the checkout: its field, Apply, the applied coupon, and the result of a code. */
export class CouponBox {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  box(): Locator {
    return this.page.getByRole('region', {
      name: this.texts('mf-checkout:coupon.title'),
      exact: true,
    });
  }

  field(): Locator {
    return this.box().getByRole('textbox');
  }

  applyButton(): Locator {
    return this.box().getByRole('button', {
      name: this.texts('mf-checkout:coupon.apply'),
      exact: true,
    });
  }

  removeButton(code: string): Locator {
    return this.box().getByRole('button', {
      name: this.texts('mf-checkout:coupon.remove', { code }),
      exact: true,
    });
  }

  /** The dialog with the result of a code, by the key of its title. */
  result(key: string): Locator {
    return this.page.getByRole('alertdialog', {
      name: this.texts(`mf-checkout:coupon.${key}`),
      exact: true,
    });
  }

  async apply(code: string): Promise<void> {
    await this.field().fill(code);
    await this.applyButton().click();
  }

  async readResult(): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.texts('domain:action.ok'), exact: true })
      .click();
  }
}

/** The reasons of a line, unfolded. */
export function whyButton(page: Page, texts: Texts, key: string): Locator {
  return page.getByRole('button', {
    name: `${texts(`domain:totals.${key}`)}: ${texts('domain:why.label')}`,
    exact: true,
  });
}
