import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts';

/** The notice of what changed in the cart without its customer. */
export class CartChanges {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts('shell:cart-changes.title') });
  }

  /** What is told, line by line. */
  rows(): Locator {
    return this.dialog().getByRole('listitem');
  }

  row(name: string): Locator {
    return this.rows().filter({ hasText: name });
  }

  async read(): Promise<void> {
    await this.dialog()
      .getByRole('button', { name: this.texts('shell:cart-changes.read') })
      .last()
      .click();
    await this.dialog().waitFor({ state: 'hidden' });
  }
}
