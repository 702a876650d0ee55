import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { toDecimal, ZERO, type Product } from '@storefront/shared-domain/contracts';
import {
  findPaymentSetting,
  newLine,
  orderTotals,
  serviceFeeOf,
} from '@storefront/shared-domain/rules';
import { freshPhone } from './fresh-phone';
import { productsOf, restaurantData } from './stored-cart';

export interface PlacedByApi {
  readonly uuid: string;
  readonly orderNoText: string;
  readonly restaurantId: number;
  readonly product: Product;
  /** Id of the device that placed the order: only this device may act on it. */
  readonly device: string;
}

/** A random phone number: the same cart from the same phone within a minute is rejected. */
const somePhone = (restaurantUrl: string): string =>
  restaurantUrl === 'slice-house' ? `718${Math.floor(2e6 + Math.random() * 8e6)}` : freshPhone();

/**
 * Orders one product without options, for pickup and with cash payment, as from another device:
 * without a page. `token`: of the customer that places the order.
 */
export async function placeOrder(
  api: APIRequestContext,
  restaurantUrl = 'bella-napoli',
  token?: string,
): Promise<PlacedByApi> {
  const data = await restaurantData(api, restaurantUrl);
  const product = productsOf(data).find(({ extras, hasStock }) => extras.length === 0 && hasStock);
  if (!product) throw new Error(`${restaurantUrl} sells nothing without options`);
  const setting = findPaymentSetting(data.info.paymentSettings, {
    method: 'money',
    group: 'uponTakeout',
  });
  const totals = orderTotals({
    lines: [newLine(product, [], 'l1')],
    deliveryType: 'balcony',
    fee: null,
    feeDiscount: null,
    couponDiscount: ZERO,
    cashback: ZERO,
    setting,
    serviceFee: serviceFeeOf(data.info, 'balcony'),
  });
  const [uuid, device] = [randomUUID(), randomUUID()];
  const answer = await api.post(`/api/restaurant/${data.info.id}/order`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    data: {
      details: {
        deliveryType: 'balcony',
        paymentType: 'money',
        total: toDecimal(totals.subtotal),
        grandTotal: toDecimal(totals.grandTotal),
        uuid,
      },
      user: { name: 'Marina Alves', phone: somePhone(restaurantUrl), email: 'marina@demo.example' },
      orders: [
        {
          type: 'general',
          lineId: 'l1',
          id: product.id,
          name: product.name,
          notes: 'sem pressa',
          qty: 1,
          price: toDecimal(product.price),
          extras: [],
        },
      ],
      askReview: true,
      fingerprint: device,
    },
  });
  if (!answer.ok())
    throw new Error(`the order was not taken: ${answer.status()} ${await answer.text()}`);
  const { order } = (await answer.json()) as { order: { orderNoText: string } };
  return { uuid, orderNoText: order.orderNoText, restaurantId: data.info.id, product, device };
}

/** Sets the browser's device id. Call it before the page is opened. */
export async function beDevice(page: Page, device: string): Promise<void> {
  await page.addInitScript(
    (id) => localStorage.setItem('fingerprint', JSON.stringify({ v: 1, value: id })),
    device,
  );
}

/** Stores this order as the last one that the browser placed. Call it before the page is opened. */
export async function rememberOrder(
  page: Page,
  { restaurantId, uuid, device }: PlacedByApi,
): Promise<void> {
  await beDevice(page, device);
  await page.addInitScript(
    ([id, token]) => {
      localStorage.setItem('deviceOrders', JSON.stringify({ v: 1, value: { [id]: [token] } }));
      localStorage.setItem(`lastOrderToken-${id}`, JSON.stringify({ v: 1, value: token }));
    },
    [String(restaurantId), uuid] as const,
  );
}
