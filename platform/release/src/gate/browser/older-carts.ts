import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Contents of the cart's screen. `quantities` of the lines with a quantity control, which a prize
 * lacks; `total` is digits only.
 */
export interface ShownCart {
  readonly names: readonly string[];
  readonly quantities: readonly string[];
  readonly total: string;
}

export interface OlderCart {
  readonly name: string;
  /** Raw text in the browser's storage. */
  readonly text: string;
  readonly shows: ShownCart;
  /** Prizes belong to an account: without its session they are removed from the cart. */
  readonly ofAccount?: true;
}

/** Key of the cart of the restaurant that the gate orders from. */
export const CART_KEY = 'cart-101';

/** A cart that is too long to be inline. */
const stored = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'older-carts', `${name}.json`), 'utf8').trim();

/**
 * Carts as released builds wrote them. Add one whenever the stored form changes; do not remove any.
 */
export const olderCarts: readonly OlderCart[] = [
  {
    name: 'a dish with an option, twice (version 1)',
    text:
      '{"v":1,"value":{"lines":[{"lineId":"a1","id":"carbonara","name":"Carbonara Romana",' +
      '"notes":"sem pressa","qty":2,"price":54.9,"type":"general","extras":[' +
      '{"id":"carbonara--massa--espaguete","groupId":"carbonara--massa","name":"Espaguete",' +
      '"price":0,"qty":1}]}],"deliveryType":"balcony"}}',
    shows: { names: ['Carbonara Romana'], quantities: ['2'], total: '10980' },
  },
  {
    name: 'two dishes, one without options, in the fewest fields that ever were stored (version 1)',
    text:
      '{"v":1,"value":{"lines":[{"lineId":"b1","id":"bruschetta-pomodoro",' +
      '"name":"Bruschetta al Pomodoro","qty":1,"price":28.9,"type":"general"},' +
      '{"lineId":"b2","id":"carbonara","name":"Carbonara Romana","qty":1,"price":54.9,' +
      '"type":"general","extras":[{"id":"carbonara--massa--espaguete","price":0,"qty":1}]}]}}',
    shows: {
      names: ['Bruschetta al Pomodoro', 'Carbonara Romana'],
      quantities: ['1', '1'],
      total: '8380',
    },
  },
  {
    name: 'a pizza of two halves with crust and bacon, twice, and one of three slices (version 1)',
    text: stored('two-pizzas'),
    shows: {
      names: ['Média (30 cm, 6 fatias)', 'Gigante (45 cm, 12 fatias)'],
      quantities: ['2', '1'],
      total: '26800',
    },
  },
  {
    name: 'a combo of two pizzas with discounts and a drink, twice (version 1)',
    text: stored('a-combo'),
    shows: { names: ['Combo Família'], quantities: ['2'], total: '21760' },
  },
  {
    name: 'a dish, and a prize of a customer who is logged in (version 1)',
    text: stored('a-prize'),
    shows: {
      names: ['Bruschetta al Pomodoro', 'Guaraná (lata)'],
      quantities: ['1'],
      total: '2890',
    },
    ofAccount: true,
  },
];
