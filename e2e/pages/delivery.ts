import type { DeliveryType } from '@storefront/shared-domain/contracts';
import type { Locator } from '@playwright/test';
import type { LocatorLike, PageLike, Texts } from '@storefront/compositions/story';

export interface TypedAddress {
  readonly city?: string;
  readonly street: string;
  readonly number: string;
  /** Chosen from the restaurant's list if it has one, otherwise typed. */
  readonly zone?: string;
}

/** The delivery step: method, address and contact data. */
export class DeliveryPage<L extends LocatorLike<L> = Locator> {
  constructor(
    private readonly page: PageLike<L>,
    private readonly texts: Texts,
  ) {}

  heading(): L {
    return this.page.getByRole('heading', { level: 1, name: this.texts('mf-delivery:page.title') });
  }

  type(type: DeliveryType): L {
    return this.page.getByRole('radio', {
      name: this.texts(`domain:delivery.type.${type}`),
      exact: true,
    });
  }

  async chooseType(type: DeliveryType): Promise<void> {
    await this.type(type).check();
  }

  /** Chooses a way to get the order, and as soon as possible where there is a choice. */
  async chooseTypeNow(type: DeliveryType): Promise<void> {
    await this.chooseType(type);
    await this.customer('phone').waitFor();
    if ((await this.when('now').count()) > 0) await this.orderNow();
  }

  when(kind: 'now' | 'later'): L {
    return this.page.getByRole('radio', {
      name: this.texts(`mf-delivery:schedule.${kind === 'now' ? 'order-now' : 'schedule-order'}`),
      exact: true,
    });
  }

  /** 'Order Now', at restaurants with scheduled orders. */
  async orderNow(): Promise<void> {
    await this.when('now').check();
  }

  /** The dialog with the days and their hours. */
  times(): L {
    return this.page.getByRole('dialog', { name: this.texts('mf-delivery:schedule.pick') });
  }

  days(): L {
    return this.times()
      .getByRole('radiogroup', { name: this.texts('mf-delivery:schedule.days'), exact: true })
      .getByRole('radio');
  }

  hours(): L {
    return this.times().getByRole('radio', {
      name: new RegExp(
        `^${this.texts('mf-delivery:schedule.slot', { start: '', end: '' }).split(':')[0] ?? ''}`,
      ),
    });
  }

  async confirmTime(): Promise<void> {
    await this.times()
      .getByRole('button', { name: this.texts('domain:action.confirm'), exact: true })
      .click();
    await this.times().waitFor({ state: 'hidden' });
  }

  customer(field: string): L {
    return this.page.getByRole('textbox', {
      name: this.texts(`mf-delivery:customer.label.${field}`),
    });
  }

  /** Opens the collapsed fields of the form. */
  async openOptional(): Promise<void> {
    await this.page
      .locator('summary')
      .filter({ hasText: this.texts('mf-delivery:customer.more', { fields: '' }).trim() })
      .click();
  }

  async fillCustomer({
    name = 'Marina Alves',
    phone = '11987654321',
    ...others
  }: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.customer('name').fill(name);
    await this.customer('phone').fill(phone);
    for (const [field, value] of Object.entries(others)) {
      if (!(await this.customer(field).isVisible())) await this.openOptional();
      await this.customer(field).fill(value);
    }
  }

  private async pick(label: string, choice: string): Promise<void> {
    const box = this.page.getByRole('dialog').getByRole('combobox', { name: label });
    await box.fill(choice);
    await this.page.getByRole('option', { name: choice }).first().click();
  }

  /** Types an address into the dialog and confirms it; the dialog closes when the fee was found. */
  async confirmAddress({ city, street, number, zone }: TypedAddress): Promise<void> {
    const text = (key: string): string => this.texts(`mf-delivery:address-form.${key}`);
    const dialog = this.page.getByRole('dialog');
    if (!(await dialog.isVisible()))
      await this.page.getByRole('button', { name: this.texts('mf-delivery:address.add') }).click();
    if (city !== undefined) await this.pick(text('city'), city);
    await dialog.getByRole('textbox', { name: text('street') }).fill(street);
    await dialog.getByRole('textbox', { name: text('number') }).fill(number);
    if (
      zone !== undefined &&
      (await dialog.getByRole('combobox', { name: text('zone') }).isVisible())
    )
      await this.pick(text('zone'), zone);
    else if (zone !== undefined)
      await dialog.getByRole('textbox', { name: text('zone') }).fill(zone);
    await dialog.getByRole('button', { name: text('confirm'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts('mf-delivery:step.next') }).click();
  }
}
