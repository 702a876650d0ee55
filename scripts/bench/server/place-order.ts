import { randomUUID } from 'node:crypto';
import { PlainError } from '../../lib/say';
import { RESTAURANT_PATH } from '../settings';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly extras: readonly unknown[];
  readonly hasStock: boolean;
  readonly unavailable: boolean;
}
interface Menu {
  readonly info: { readonly id: number };
  readonly menu: { readonly categories: readonly { readonly products: readonly Product[] }[] };
}

/** Places an order for pickup with cash. Returns the path of its track page. */
export async function placeOrder(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/restaurant/data/v2${RESTAURANT_PATH}`);
  const { info, menu } = (await answer.json()) as Menu;
  const product = menu.categories
    .flatMap(({ products }) => products)
    .find((found) => found.extras.length === 0 && found.hasStock && !found.unavailable);
  if (!product) throw new PlainError('the demo restaurant sells nothing without options');
  const uuid = randomUUID();
  const { id, name, price } = product;
  const placed = await fetch(`${origin}/api/restaurant/${info.id}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      details: {
        deliveryType: 'balcony',
        paymentType: 'money',
        total: price,
        grandTotal: price,
        uuid,
      },
      user: { name: 'Marina Alves', phone: '11987654321', email: 'marina@demo.example' },
      orders: [{ type: 'general', lineId: 'l1', id, name, notes: '', qty: 1, price, extras: [] }],
      askReview: true,
      fingerprint: randomUUID(),
    }),
  });
  if (!placed.ok)
    throw new PlainError(`the order was refused: ${placed.status} ${await placed.text()}`);
  return `${RESTAURANT_PATH}/track?token=${uuid}`;
}
