/** What a screen of the cart shows. `total` is digits only. */
export interface ShownCart {
  readonly names: readonly string[];
  readonly quantities: readonly string[];
  readonly total: string;
}

interface OlderCart {
  readonly name: string;
  /** As it lies in the browser's storage. */
  readonly text: string;
  readonly shows: ShownCart;
}

/** Key of the cart of the restaurant that the gate orders from. */
export const CART_KEY = 'cart-101';

/** Carts as released builds wrote them. Add one whenever the stored form changes; take none away. */
export const olderCarts: readonly OlderCart[] = [
  {
    name: 'a dish with an option, twice (version 1)',
    text: '{"v":1,"value":{"lines":[{"lineId":"a1","id":"carbonara","name":"Carbonara Romana","notes":"sem pressa","qty":2,"price":54.9,"type":"general","extras":[{"id":"carbonara--massa--espaguete","groupId":"carbonara--massa","name":"Espaguete","price":0,"qty":1}]}],"deliveryType":"balcony"}}',
    shows: { names: ['Carbonara Romana'], quantities: ['2'], total: '10980' },
  },
  {
    name: 'two dishes, one without options, in the fewest fields that ever were stored (version 1)',
    text: '{"v":1,"value":{"lines":[{"lineId":"b1","id":"bruschetta-pomodoro","name":"Bruschetta al Pomodoro","qty":1,"price":28.9,"type":"general"},{"lineId":"b2","id":"carbonara","name":"Carbonara Romana","qty":1,"price":54.9,"type":"general","extras":[{"id":"carbonara--massa--espaguete","price":0,"qty":1}]}]}}',
    shows: { names: ['Bruschetta al Pomodoro', 'Carbonara Romana'], quantities: ['1', '1'], total: '8380' },
  },
];
