import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Texts } from './texts';

/** The demo restaurant that serves tables. */
export const TABLES = { url: 'cantina-mesa', id: 404 } as const;

/** The code of a table as it is printed on its sheet. */
export async function tableCode(
  api: APIRequestContext,
  table: string,
  restaurantId: number = TABLES.id,
): Promise<string> {
  const answer = await api.get(`/api/restaurant/${restaurantId}/tables`);
  const tables = (await answer.json()) as { table: string; token: string }[];
  const found = tables.find((row) => row.table === table);
  if (found === undefined) throw new Error(`restaurant ${restaurantId} has no table ${table}`);
  return found.token;
}

/** The tablet of a table, as guests and waiters use it. */
export class Tablet {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  async openScan(restaurant: string = TABLES.url): Promise<void> {
    await this.page.goto(`/${restaurant}/tablet/scan`);
  }

  codeField(): Locator {
    return this.page.getByRole('textbox', { name: this.texts('mf-menu:scan.code') });
  }

  async submitCode(code: string): Promise<void> {
    await this.codeField().fill(code);
    await this.page
      .getByRole('button', { name: this.texts('mf-menu:scan.connect'), exact: true })
      .click();
  }

  /** Ties the tablet to a table and waits for its menu. */
  async tie(api: APIRequestContext, table: string): Promise<void> {
    await this.openScan();
    await this.submitCode(await tableCode(api, table));
    await this.page
      .getByText(this.texts('mf-menu:tablet.table', { table }), { exact: true })
      .waitFor();
  }

  bar(): Locator {
    return this.page.getByRole('navigation', { name: this.texts('mf-menu:menu.categories') });
  }

  cartButton(): Locator {
    return this.page.getByRole('button', { name: this.texts('mf-cart:button.see') });
  }

  cart(): Locator {
    return this.page.getByRole('dialog');
  }

  async openCart(): Promise<Locator> {
    await this.cartButton().click();
    await this.cart().waitFor();
    return this.cart();
  }
}
