import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  minor,
  toDecimal,
  toMinor,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { serviceFeeAmount } from '@storefront/shared-domain/rules';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly extras: readonly unknown[];
  readonly unavailable?: boolean;
}
export interface PlacedOnline {
  /** Id of the device that placed the order: only this device may retry or cancel it. */
  readonly device: string;
  readonly id: string;
  readonly uuid: string;
  readonly orderNoText: string;
  readonly onlinePaymentReference: string;
  readonly payment: { readonly link: string; readonly pixCode: string };
}

const RESTAURANTS = { 'bella-napoli': 101, 'slice-house': 202 } as const;
const PHONES = { 'bella-napoli': '11987654321', 'slice-house': '7185550142' } as const;

/** Places a pickup order of one product, without a page, for a visitor that pays online. */
export async function placeOnline(
  api: APIRequestContext,
  restaurant: keyof typeof RESTAURANTS,
  paymentType: string,
): Promise<PlacedOnline> {
  const { info, menu } = (await (
    await api.get(`/api/restaurant/data/v2/${restaurant}`)
  ).json()) as {
    info: Pick<RestaurantInfo, 'currency' | 'service_fee'>;
    menu: { categories: { products: Product[] }[] };
  };
  const found = menu.categories
    .flatMap(({ products }) => products)
    .find(
      ({ extras, price, unavailable }) => extras.length === 0 && price > 0 && unavailable !== true,
    );
  if (found === undefined) throw new Error(`${restaurant} sells nothing without options`);
  const { id, name, price } = found;
  const fee = serviceFeeAmount(info.service_fee ?? null, toMinor(price), info.currency);
  const device = randomUUID();
  const answer = await api.post(`/api/restaurant/${RESTAURANTS[restaurant]}/order`, {
    data: {
      details: {
        uuid: randomUUID(),
        deliveryType: 'balcony',
        carTakeout: false,
        paymentType,
        needChange: false,
        changeValue: 0,
        total: price,
        grandTotal: toDecimal(minor(toMinor(price) + fee)),
        deliveryFee: 0,
        source: 'web',
        status: 'CREATED',
      },
      user: {
        name: 'Bia Souza',
        phone: PHONES[restaurant],
        email: 'bia@teste.example',
        cpf: '52998224725',
      },
      orders: [{ type: 'general', lineId: 'l1', id, name, notes: '', qty: 1, price, extras: [] }],
      ratingAvg: null,
      ratingNote: '',
      askReview: false,
      fingerprint: device,
    },
  });
  if (!answer.ok()) throw new Error(`the order was refused: ${await answer.text()}`);
  return { ...((await answer.json()) as { order: Omit<PlacedOnline, 'device'> }).order, device };
}
