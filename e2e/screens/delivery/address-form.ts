import { screen, within } from '@testing-library/react';
import { openDelivery, type DeliveryScreen } from './delivery-screen';

/** The open dialog in which an address is typed; names are those of the English texts. */
export class AddressForm {
  constructor(readonly delivery: DeliveryScreen) {}

  get user(): DeliveryScreen['user'] {
    return this.delivery.user;
  }

  get network(): DeliveryScreen['network'] {
    return this.delivery.network;
  }

  element = (): HTMLElement => screen.getByRole('dialog', { name: 'Delivery Address' });
  in = () => within(this.element());
  text = (name: string): HTMLElement =>
    this.in().getByRole('textbox', { name: new RegExp(`^${name}`) });
  box = (name: string): HTMLElement =>
    this.in().getByRole('combobox', { name: new RegExp(`^${name}`) });
  press = async (name: string): Promise<void> =>
    this.user.click(await this.in().findByRole('button', { name }));
  confirm = (): Promise<void> => this.press('CONFIRM');

  /** Types into a list and chooses the first match. */
  async pick(name: string, words: string): Promise<void> {
    await this.delivery.fill(this.box(name), words);
    await this.in().findAllByRole('option');
    await this.user.keyboard('{Enter}');
  }

  /** An address in São Paulo, where the restaurant has lists of cities and neighborhoods. */
  async typeListed(street: string, zone: string): Promise<void> {
    await this.pick('City', 'sao paulo');
    await this.typeStreet(street, '120');
    await this.pick('Neighborhood', zone);
  }

  async typeStreet(street: string, number: string): Promise<void> {
    await this.delivery.fill(this.text('Street'), street);
    await this.delivery.fill(this.text('Number'), number);
  }
}

export async function openAddressForm(
  options: Parameters<typeof openDelivery>[0] = {},
): Promise<AddressForm> {
  const delivery = await openDelivery({ type: 'delivery', ...options });
  await delivery.addAddress();
  const form = new AddressForm(delivery);
  await screen.findByRole('dialog', { name: 'Delivery Address' });
  return form;
}
