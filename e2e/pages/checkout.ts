import type { Locator, Page } from '@playwright/test';
import { isOfflineMethod, methodName } from '@storefront/shared-domain/rules';
import type { Texts } from '../support/texts';
import { awaitedLater } from '../support/awaited-later';

/** Payment and the order itself. */
export class CheckoutPage {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts('mf-checkout:page.title') });
  }

  /** The tile of a method, in its tab, which is opened first. */
  async method(id: string): Promise<Locator> {
    await this.openTabOf(id);
    return this.page
      .getByRole('tabpanel')
      .getByRole('button', { name: methodName(id, (key) => this.texts(`domain:${key}`)) })
      .and(this.page.locator('[aria-pressed]'));
  }

  async choose(id: string): Promise<void> {
    await (await this.method(id)).click();
  }

  private async openTabOf(id: string): Promise<void> {
    const atDoor = isOfflineMethod(id);
    const groups = atDoor ? (['uponDelivery', 'uponTakeout'] as const) : (['online'] as const);
    const names = groups.map((group) => this.texts(`domain:payment.group.${group}`));
    await this.page.getByRole('tab', { name: new RegExp(`^(${names.join('|')})$`) }).click();
  }

  /** The amount field of the change dialog, after 'yes, change is needed'. */
  async requestChange(): Promise<Locator> {
    await this.choose('money');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.texts('mf-checkout:change.yes') }).click();
    return dialog.getByRole('textbox', { name: this.texts('mf-checkout:change.amount') });
  }

  confirmChange(): Locator {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts('domain:action.confirm'), exact: true });
  }

  async payByMoney(amount: string): Promise<void> {
    await (await this.requestChange()).fill(amount);
    await this.confirmChange().click();
  }

  async payByCard(brand: string, kind: 'debit' | 'credit' | 'voucher'): Promise<void> {
    await this.choose('creditCard');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: brand }).click();
    await dialog
      .getByRole('button', { name: this.texts(`domain:payment.card.${kind}`), exact: true })
      .click();
  }

  confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.texts('mf-checkout:confirm.button') });
  }

  /** Sends the order and returns the uuid under which the API stored it. */
  async placeOrder(): Promise<string> {
    const answered = awaitedLater(
      this.page.waitForResponse((answer) =>
        /\/api\/restaurant\/\d+\/order$/.test(new URL(answer.url()).pathname),
      ),
    );
    await this.confirmButton().click();
    const { order } = (await (await answered).json()) as { order: { uuid: string } };
    await this.page
      .getByRole('heading', { level: 1, name: this.texts('domain:order.placed') })
      .waitFor();
    await this.declineMessage();
    return order.uuid;
  }

  /** The dialog over the page of a placed order that sends it to the restaurant. */
  messageDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts('shell:after-order.message.title') });
  }

  /** Restaurants with an order status page, or without a number, offer no message. */
  private async declineMessage(): Promise<void> {
    const restaurant = /^\/(?:app\/)?([\w-]+)/.exec(new URL(this.page.url()).pathname)?.[1] ?? '';
    // the server closes a connection that was idle for some seconds, maybe at this moment
    const answer = await this.page.request.get(`/api/restaurant/data/v2/${restaurant}`, {
      maxRetries: 2,
    });
    const { info } = (await answer.json()) as {
      info: { order_status_page: boolean; whatsapp: string };
    };
    if (info.order_status_page || info.whatsapp === '') return;
    await this.messageDialog()
      .getByRole('button', { name: this.texts('domain:action.close') })
      .click();
    await this.messageDialog().waitFor({ state: 'hidden' });
  }
}
