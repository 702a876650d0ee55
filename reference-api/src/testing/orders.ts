import { randomUUID } from 'node:crypto';
import type { Json, TestApi } from './test-api';
import { TRATTORIA } from './restaurants';

type Wire = Record<string, unknown>;
export type WireOrder = {
  details: Wire & { uuid: string; grandTotal: number };
  user: Wire;
  orders: Wire[];
  fingerprint: string;
};

type Draft = { details?: Wire; user?: Wire; orders?: Wire[]; fingerprint?: string };

export const aLine = (id: string, more: Wire = {}): Wire => ({
  type: 'general',
  lineId: 'l1',
  id,
  name: id,
  notes: '',
  qty: 1,
  price: 0,
  extras: [],
  ...more,
});

export const lasanha = (more: Wire = {}): Wire =>
  aLine('lasanha', {
    price: 42.5,
    extras: [{ id: 'lasanha--molho--sugo', groupId: 'lasanha--molho', qty: 1 }],
    ...more,
  });

/** A valid pickup order paid in cash without change, from a new device: one lasagne for 42.50. */
export const anOrder = ({
  details = {},
  user = {},
  orders = [lasanha()],
  fingerprint = randomUUID(),
}: Draft = {}): WireOrder =>
  ({
    details: {
      uuid: randomUUID(),
      deliveryType: 'balcony',
      carTakeout: false,
      paymentType: 'money',
      needChange: false,
      changeValue: 0,
      total: 42.5,
      grandTotal: 42.5,
      deliveryFee: 0,
      source: 'web',
      status: 'CREATED',
      ...details,
    },
    user: { name: 'Bia Souza', phone: '(19) 98765-4321', ...user },
    orders,
    ratingAvg: null,
    ratingNote: '',
    askReview: true,
    fingerprint,
  }) as WireOrder;

/** The same, delivered to the Centre for 6.50. */
export const aDelivery = ({ details = {}, user = {}, ...rest }: Draft = {}): WireOrder =>
  anOrder({
    ...rest,
    details: { deliveryType: 'delivery', deliveryFee: 6.5, grandTotal: 49, ...details },
    user: {
      address: 'Rua Barão de Jaguara',
      number: '1200',
      zone: 'Centro',
      city: 'Campinas',
      CEP: '13015-001',
      complemento: 'ap 12',
      ...user,
    },
  });

export const send = (
  api: TestApi,
  order: unknown,
  { restaurant = TRATTORIA, token }: { restaurant?: number | string; token?: string } = {},
) =>
  api.call('POST', `/restaurant/${restaurant}/order`, {
    body: order,
    ...(token === undefined ? {} : { token }),
  });

/** Sends an order that must be accepted; returns the order of the response. */
export async function placed(
  api: TestApi,
  order: unknown,
  more: { restaurant?: number | string; token?: string } = {},
): Promise<Json> {
  const answer = await send(api, order, more);
  if (answer.status !== 200) throw new Error(`the order was refused: ${answer.text}`);
  return answer.json['order'] as Json;
}
