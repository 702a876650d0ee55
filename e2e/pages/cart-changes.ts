import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts';

/** The notice of changes in the cart that the customer did not make. */
export class CartChanges {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts('shell:cart-changes.title') });
  }
}
