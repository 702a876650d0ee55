import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';
import { awaitedLater } from '../support/awaited-later';

type Group = 'online' | 'door';

/** How payment methods are shown: the text of a tile, and the tab that has it. */
export interface ShownMethods {
  readonly nameOf: (id: string) => string;
  readonly groupOf: (id: string) => Group;
}

const AT_DOOR: readonly string[] = ['money', 'creditCard'];

/** The methods whose texts are named like them. */
const ownNames = (texts: Texts): ShownMethods => ({
  nameOf: (id) => texts(`domain:payment.method.${id}`),
  groupOf: (id) => (AT_DOOR.includes(id) ? 'door' : 'online'),
});

/** Payment and the order itself. */
export class CheckoutPage<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
    private readonly methods: ShownMethods = ownNames(texts),
  ) {}

  heading(): L {
    return this.page.getByRole('heading', { level: 1, name: this.texts('mf-checkout:page.title') });
  }

  private tiles(): L {
    return this.page.locator('main button[aria-pressed]');
  }

  /** Waits until methods can be chosen. */
  async isReady(): Promise<void> {
    await this.page.locator('main [role=tab]').or(this.tiles()).first().waitFor();
  }

  /** The tile of a method, in its tab, which is opened first. */
  async method(id: string, group: Group = this.methods.groupOf(id)): Promise<L> {
    await this.isReady();
    await this.openTab(group);
    return this.page
      .getByRole('main')
      .getByRole('button', { name: this.methods.nameOf(id) })
      .and(this.page.locator('[aria-pressed]'));
  }

  async choose(id: string): Promise<void> {
    await (await this.method(id)).click();
  }

  /** Restaurants with one group of methods have no tabs. */
  private async openTab(group: Group): Promise<void> {
    const groups =
      group === 'door' ? (['uponDelivery', 'uponTakeout'] as const) : (['online'] as const);
    const names = groups.map((name) => this.texts(`domain:payment.group.${name}`));
    const tab = this.page.getByRole('tab', { name: new RegExp(`^(${names.join('|')})$`) });
    if ((await tab.count()) > 0) await tab.click();
  }

  /** The amount field of the change dialog, after 'yes, change is needed'. */
  async requestChange(): Promise<L> {
    await this.choose('money');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.texts('mf-checkout:change.yes') }).click();
    return dialog.getByRole('textbox', { name: this.texts('mf-checkout:change.amount') });
  }

  confirmChange(): L {
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

  confirmButton(): L {
    return this.page.getByRole('button', { name: this.texts('mf-checkout:confirm.button') });
  }

  /** Presses the button of the order and returns the uuid under which the API stored it. */
  async send(): Promise<string> {
    const answered = awaitedLater(
      this.page.waitForResponse(/\/api\/restaurant\/\d+\/order(?:\?|$)/),
    );
    await this.confirmButton().click();
    const { order } = (await (await answered).json()) as { order: { uuid: string } };
    return order.uuid;
  }

  /** Sends the order, waits until it is placed, and returns the uuid under which the API stored it. */
  async placeOrder(): Promise<string> {
    const uuid = await this.send();
    await this.page
      .getByRole('heading', { level: 1, name: this.texts('domain:order.placed') })
      .waitFor();
    await this.declineMessage();
    return uuid;
  }

  /** The dialog over the page of a placed order that sends it to the restaurant. */
  messageDialog(): L {
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
