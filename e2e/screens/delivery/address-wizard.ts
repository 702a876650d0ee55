import { screen, waitFor, within } from '@testing-library/react';
import { openDelivery, type DeliveryScreen } from './delivery-screen';

type WizardPage =
  | 'auto-complete-address'
  | 'confirmation-map'
  | 'search-and-confirmation-map'
  | 'confirmation-address-map-and-form'
  | 'out-of-range-address';

/** The open address wizard. */
export class Wizard {
  constructor(readonly delivery: DeliveryScreen) {}

  get user(): DeliveryScreen['user'] {
    return this.delivery.user;
  }

  get network(): DeliveryScreen['network'] {
    return this.delivery.network;
  }

  text = (key: string): string => this.delivery.texts(`mf-delivery:address-wizard.${key}`);
  in = () => within(screen.getByRole('dialog'));
  page = (page: WizardPage): Promise<HTMLElement> =>
    screen.findByRole('heading', { name: this.text(`title.${page}`) });
  search = (): HTMLElement => screen.getByRole('combobox', { name: this.text('search') });
  button = (key: string): HTMLElement => this.in().getByRole('button', { name: this.text(key) });
  field = (name: string): HTMLElement =>
    this.in().getByLabelText(
      new RegExp(`^${this.delivery.texts(`mf-delivery:address-form.${name}`)}`),
    );
  confirmButton = (): HTMLElement =>
    this.in().getByRole('button', {
      name: this.delivery.texts('mf-delivery:address-form.confirm'),
    });

  /** Presses a button once it is enabled. */
  async press(key: string): Promise<void> {
    await waitFor(() => expect(this.button(key)).toBeEnabled());
    await this.user.click(this.button(key));
  }

  hit = async (): Promise<HTMLElement> => (await this.in().findAllByRole('option'))[0]!;

  /** Searches for an address, chooses the first result and confirms its point: the form is open. */
  async reachForm(query = 'berry street 120'): Promise<void> {
    await this.delivery.fill(this.search(), query);
    await this.user.click(await this.hit());
    await this.press('confirm-location');
    await this.page('confirmation-address-map-and-form');
  }

  async confirm(): Promise<void> {
    await waitFor(() => expect(this.confirmButton()).toBeEnabled());
    await this.user.click(this.confirmButton());
  }

  closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The wizard on its first page; `settings` are fields of the restaurant's record. */
export async function openWizard(
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Wizard> {
  const delivery = await openDelivery({
    restaurant: 'slice-house',
    products: ['Sunday Meatballs', 'Zeppole'],
    type: 'delivery',
    change: ({ info }) => {
      const modules = {
        ...(info['modules'] as object),
        mpgeospatial_fee_flow: false,
        photon_autocomplete_leaflet_pinpoint_address_page: true,
      };
      Object.assign(info, { modules, use_photon: true, ...settings });
    },
  });
  await delivery.addAddress();
  const wizard = new Wizard(delivery);
  await wizard.page('auto-complete-address');
  return wizard;
}
