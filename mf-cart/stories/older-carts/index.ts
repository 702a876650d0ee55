import type { Customer, Entry } from '@storefront/compositions/story';
import { ACCOUNT, RESTAURANTS } from '../../../e2e/pages/demo';
import combo from './a-combo.json';
import prize from './a-prize.json';
import { CARBONARA, FEWEST } from './lines';
import pizzas from './two-pizzas.json';

const ID = RESTAURANTS['bella-napoli'];

const cart = (value: unknown) => async (): Promise<readonly Entry[]> => [
  [`cart-${ID}`, JSON.stringify(value)],
];

/** The login of the demo's customer with points, as a browser stores it. */
async function session({ page }: Customer): Promise<Entry> {
  const answer = await page.request.post(`/api/restaurant/${ID}/public/client/auth`, {
    data: { ...ACCOUNT, loginMode: 'email' },
  });
  const { token } = (await answer.json()) as { token: string };
  return [`token-${ID}`, JSON.stringify({ v: 1, value: token })];
}

/**
 * Carts as released builds wrote them. Add one whenever the stored form changes; do not remove any.
 * `shows`: as `stored-cart.story.ts` describes them, with the digits of the total.
 */
export const olderCarts = [
  {
    name: 'a dish with an option, twice (version 1)',
    stored: cart({ v: 1, value: { lines: [CARBONARA], deliveryType: 'balcony' } }),
    shows: '2 × Carbonara Romana for 10980',
  },
  {
    name: 'two dishes, one without options, in the fewest fields that ever were stored (version 1)',
    stored: cart({ v: 1, value: { lines: FEWEST } }),
    shows: '1 × Bruschetta al Pomodoro, 1 × Carbonara Romana for 8380',
  },
  {
    name: 'a pizza of two halves with crust and bacon, twice, and one of three slices (version 1)',
    stored: cart(pizzas),
    shows: '2 × Média (30 cm, 6 fatias), 1 × Gigante (45 cm, 12 fatias) for 26800',
  },
  {
    name: 'a combo of two pizzas with discounts and a drink, twice (version 1)',
    stored: cart(combo),
    shows: '2 × Combo Família for 21760',
  },
  {
    // prizes belong to an account: without its session they are removed from the cart
    name: 'a dish, and a prize of a customer who is logged in (version 1)',
    stored: async (customer: Customer): Promise<readonly Entry[]> => [
      ...(await cart(prize)()),
      await session(customer),
    ],
    shows: '1 × Bruschetta al Pomodoro, ? × Guaraná (lata) for 2890',
  },
];
