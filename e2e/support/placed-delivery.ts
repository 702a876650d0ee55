import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { toDecimal } from '@storefront/shared-domain/contracts';
import { advanceOrder } from './kitchen';
import { productsOf, restaurantData } from './stored-cart';

const TO = {
  address: 'Rua dos Pinheiros',
  number: '498',
  zone: 'Pinheiros',
  city: 'São Paulo',
  CEP: '05422-001',
} as const;

export interface PlacedDelivery {
  readonly uuid: string;
  readonly id: string;
  readonly orderNoText: string;
  /** Id of the device that placed the order: only this device may act on it. */
  readonly device: string;
}

type Options = { readonly askReview?: boolean };

/**
 * Orders a delivery to Pinheiros by Bella Napoli, which shows its couriers, as from another device:
 * without a page.
 */
export async function placeDelivery(
  api: APIRequestContext,
  { askReview = false }: Options = {},
): Promise<PlacedDelivery> {
  const { info, menu, hours } = await restaurantData(api, 'bella-napoli');
  const product = productsOf({ info, menu, hours }).find(
    ({ extras, hasStock, price }) => extras.length === 0 && hasStock && price > 0,
  );
  if (!product) throw new Error('bella-napoli sells nothing without options');
  const device = randomUUID();
  const price = toDecimal(product.price);
  const qty = Math.ceil(toDecimal(info.min_total_delivery) / price);
  const total = Math.round(price * qty * 100) / 100;
  const requests = await api.post('/api/restaurant/deliveryfees', {
    data: {
      restaurantID: info.id,
      street: TO.address,
      number: TO.number,
      zone: TO.zone,
      city: TO.city,
    },
  });
  const { deliveryFee } = (await requests.json()) as { deliveryFee: number };
  const answer = await api.post(`/api/restaurant/${info.id}/order`, {
    data: {
      details: {
        deliveryType: 'delivery',
        paymentType: 'money',
        total,
        deliveryFee,
        grandTotal: Math.round((total + deliveryFee) * 100) / 100,
        uuid: randomUUID(),
      },
      user: {
        name: 'Marina Alves',
        phone: `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        email: 'marina@demo.example',
        ...TO,
      },
      orders: [
        {
          type: 'general',
          lineId: 'l1',
          id: product.id,
          name: product.name,
          notes: '',
          qty,
          price,
          extras: [],
        },
      ],
      askReview,
      fingerprint: device,
    },
  });
  if (!answer.ok())
    throw new Error(`the order was not taken: ${answer.status()} ${await answer.text()}`);
  return { ...((await answer.json()) as { order: Omit<PlacedDelivery, 'device'> }).order, device };
}

/** Moves an order on until it is in a stage. */
export async function advanceTo(
  api: APIRequestContext,
  uuid: string,
  stage: string,
): Promise<void> {
  for (let moves = 0; moves < 8; moves += 1) if ((await advanceOrder(api, uuid)) === stage) return;
  throw new Error(`order ${uuid} never is ${stage}`);
}
