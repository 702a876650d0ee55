/** Demo restaurants that the stories order from: the name in the address, and the id. */
export const RESTAURANTS = {
  'bella-napoli': 101,
  'slice-house': 202,
  'forno-fechado': 303,
  'cantina-mesa': 404,
} as const;

export type Restaurant = keyof typeof RESTAURANTS;

/** The demo's customer with points and cashback; the password is valid only for this account. */
export const ACCOUNT = { email: 'cliente@demo.example', password: 'Napoli#2026' } as const;

/** A phone number in São Paulo that no other story orders with: equal orders of a minute are one. */
export const freshPhone = (): string =>
  `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** An address without an account. */
export const freshEmail = (): string =>
  `gate-${Date.now()}-${Math.floor(Math.random() * 1e6)}@demo.example`;

interface Wire {
  readonly menu: {
    readonly categories: readonly {
      readonly products: readonly {
        readonly id: string;
        readonly name: string;
        readonly price: number;
      }[];
    }[];
  };
}

async function request(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok)
    throw new Error(`the gate's API answers ${answer.status} at ${new URL(url).pathname}`);
  return answer.json();
}

/** A dish without options in a stored cart. */
export interface StoredDish {
  readonly restaurant: Restaurant;
  readonly name: string;
  readonly quantity?: number;
  readonly deliveryType: 'balcony' | 'delivery';
}

/** A stored cart with one dish: key and text in the browser's storage. */
export async function storedDish(
  base: string,
  { restaurant, name, quantity = 1, deliveryType }: StoredDish,
): Promise<readonly [key: string, text: string]> {
  const { menu } = (await request(`${base}/api/restaurant/data/v2/${restaurant}`)) as Wire;
  const dish = menu.categories.flatMap(({ products }) => products).find((it) => it.name === name);
  if (dish === undefined) throw new Error(`${restaurant} does not sell ${name}`);
  const line = {
    lineId: 'g1',
    id: dish.id,
    name,
    qty: quantity,
    price: dish.price,
    type: 'general',
  };
  return [
    `cart-${RESTAURANTS[restaurant]}`,
    JSON.stringify({ v: 1, value: { lines: [line], deliveryType } }),
  ];
}

/** The code on a table of the restaurant that serves tables. */
export async function tableCode(base: string, table: string): Promise<string> {
  const tables = (await request(
    `${base}/api/restaurant/${RESTAURANTS['cantina-mesa']}/tables`,
  )) as { table: string; token: string }[];
  const found = tables.find((row) => row.table === table);
  if (found === undefined) throw new Error(`there is no table ${table}`);
  return found.token;
}

/** Moves an order to its next stage; the gate's API has no kitchen. Returns the stage. */
export async function advanceOrder(base: string, uuid: string): Promise<string> {
  const { status } = (await request(`${base}/api/demo/orders/${uuid}/advance`, {
    method: 'POST',
  })) as { status: string };
  return status;
}
