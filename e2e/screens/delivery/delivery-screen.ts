import { screen, within } from '@testing-library/react';
import type { DeliveryType } from '@storefront/shared-domain/contracts';
import type { WireRestaurant } from '../../support/change-restaurant';
import { changeRestaurant } from '../kit/change-restaurant';
import { fill } from '../kit/fill';
import type { Network } from '../kit/network';
import { openStorefront, type Opened } from '../kit/open-storefront';
import { storeProducts } from '../kit/stored';

export const FEES = '/restaurant/deliveryfees';

interface Options {
  readonly restaurant?: string;
  /** Products without options in the stored cart. */
  readonly products?: readonly string[];
  readonly type?: DeliveryType;
  readonly path?: string;
  readonly change?: (wire: WireRestaurant) => void;
  readonly before?: (network: Network) => void;
}

/** The delivery page, open with a stored cart. */
export class DeliveryScreen {
  constructor(private readonly opened: Opened) {}

  get user(): Opened['user'] {
    return this.opened.user;
  }

  get network(): Network {
    return this.opened.network;
  }

  get texts(): Opened['texts'] {
    return this.opened.texts;
  }

  path = (): string => this.opened.path();

  go = (path: string): Promise<void> => this.opened.go(path);

  fill = (field: HTMLElement, text: string): Promise<void> => fill(this.user, field, text);

  type = (type: DeliveryType): HTMLElement =>
    screen.getByRole('radio', { name: this.texts(`domain:delivery.type.${type}`) });

  when = (kind: 'now' | 'later'): HTMLElement =>
    screen.getByRole('radio', {
      name: this.texts(`mf-delivery:schedule.${kind === 'now' ? 'order-now' : 'schedule-order'}`),
    });

  customer = (field: string): HTMLElement =>
    screen.getByRole('textbox', {
      name: new RegExp(`^${this.texts(`mf-delivery:customer.label.${field}`)}`),
    });

  /** Opens the collapsed fields of the form. */
  openOptional = (): Promise<void> =>
    this.user.click(
      screen.getByText(new RegExp(`^${this.texts('mf-delivery:customer.more', { fields: '' })}`)),
    );

  async fillCustomer(fields: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [field, value] of Object.entries({
      name: 'Marina Alves',
      phone: '11987654321',
      ...fields,
    }))
      await this.fill(this.customer(field), value);
  }

  next = (): Promise<void> =>
    this.user.click(screen.getByRole('button', { name: this.texts('mf-delivery:step.next') }));

  /** The section of the address. */
  row = (): HTMLElement =>
    screen.getByRole('region', { name: this.texts('mf-delivery:address.title') });

  footer = (): HTMLElement => screen.getByRole('contentinfo');

  /** The dialog with days and hours, after it opens. */
  times = async () =>
    within(await screen.findByRole('dialog', { name: this.texts('mf-delivery:schedule.pick') }));

  /** Opens the form or the wizard of the address. */
  addAddress = async (): Promise<void> =>
    this.user.click(
      await screen.findByRole('button', { name: this.texts('mf-delivery:address.add') }),
    );
}

/**
 * Opens the delivery page in English, of Bella Napoli unless named. Resolves when the delivery types
 * are shown.
 */
export async function openDelivery({
  restaurant = 'bella-napoli',
  products = ['Carpaccio di Manzo'],
  type,
  path = 'delivery',
  change,
  before,
}: Options = {}): Promise<DeliveryScreen> {
  await storeProducts(restaurant, products, type ?? null);
  const opened = await openStorefront(`/${restaurant}/${path}`, {
    language: 'en',
    before: (network) => {
      if (change) changeRestaurant(restaurant, change)(network);
      before?.(network);
    },
  });
  await screen.findByRole('radiogroup', { name: opened.texts('mf-delivery:type.title') });
  return new DeliveryScreen(opened);
}
