import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import fc from 'fast-check';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $totals } from '@storefront/shared-domain/models';
import { randomRuns } from '@storefront/shared-domain/testing';
import { Amounts } from '@storefront/shared-ui';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import domain from '../../shared-domain/src/locales/en.json';
import cart from '../../mf-cart/src/locales/en.json';
import checkout from '../../mf-checkout/src/locales/en.json';
import tracking from '../../mf-tracking/src/locales/en.json';
import account from '../../mf-account/src/locales/en.json';
import { OrderContent, orderTotal } from '../../mf-account/src/features/orders/order-card';
import { CartAmounts } from '../../mf-cart/src/lib/amounts/cart-amounts';
import { CartLine } from '../../mf-cart/src/features/lines/cart-line';
import { OrderContent as TableOrder } from '../../mf-cart/src/features/lines/order-content';
import { PlacedTotals } from '../../mf-checkout/src/features/success/order-placed';
import { TotalLines } from '../../mf-checkout/src/features/totals/total-lines';
import { TotalRows } from '../../mf-delivery/src/lib/amounts/total-rows';
import { OrderAmounts, OrderLines } from '../../mf-tracking/src/features/summary/order-summary';
import type { OrderCase } from '../../shared-domain/src/testing/order-cases';
import { anyOrder, scopeOf, storedOrder } from './random-order';
import { cartFigures, itemFigures, lineFigures, rowFigures } from './shown-figures';

/**
 * 2,000 carts with RANDOM_RUNS=all, and a fiftieth of them per usual run, always other ones: each is
 * shown on eight screens.
 */
const CARTS = randomRuns(2000, 50);

const i18n = createInstance();

beforeAll(() =>
  i18n.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        domain,
        'mf-account': account,
        'mf-cart': cart,
        'mf-checkout': checkout,
        'mf-tracking': tracking,
      },
    },
  }),
);

/** The markup of each screen, by its name; the lines of the cart by their place in it. */
function screensOf({ lines }: OrderCase, scope: Scope, stored: Order): Map<string, string> {
  const screens: Record<string, ReactElement> = {
    ...Object.fromEntries(
      lines.map((line, index) => [index, <CartLine key={index} line={line} />]),
    ),
    cart: <CartAmounts lines={lines} />,
    'table-order': <TableOrder />,
    delivery: (
      <Amounts>
        <TotalRows totals={scope.getState($totals)} />
      </Amounts>
    ),
    checkout: <TotalLines />,
    receipt: <PlacedTotals order={stored} />,
    items: <OrderLines order={stored} />,
    tracking: <OrderAmounts order={stored} />,
    account: <OrderContent order={stored} />,
  };
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Provider value={scope}>
        <StaticRouter location="/">
          {Object.entries(screens).map(([name, screen]) => (
            <section key={name} id={name}>
              {screen}
            </section>
          ))}
        </StaticRouter>
      </Provider>
    </I18nextProvider>,
  );
  return new Map(
    html
      .split('<section id="')
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('"')), part]),
  );
}

/**
 * The cart, and the dialog that sends it to the kitchen: the parts of each line, its lines, what is
 * added to them, TOTAL.
 */
function checkCart({ lines }: OrderCase, screens: Map<string, string>, currency: string): void {
  let subtotals = 0;
  for (const [index, line] of lines.entries()) {
    if (line.type === 'prize') continue;
    const shown = lineFigures(screens.get(String(index))!, currency);
    const unit = shown.unit ?? shown.subtotal;
    expect(shown.parts ?? unit).toBe(unit);
    expect(unit * line.qty + shown.rest).toBe(shown.subtotal);
    subtotals += shown.subtotal;
  }
  for (const screen of ['cart', 'table-order']) {
    const { added, total } = cartFigures(screens.get(screen)!, currency);
    expect(subtotals + added).toBe(total);
  }
}

/** Rows of a total, which follow the prices of the items except on the delivery page. */
function checkTotals(scope: Scope, screens: Map<string, string>, currency: string): void {
  const { grandTotal, subtotal } = scope.getState($totals);
  expect(rowFigures(screens.get('delivery')!, currency)).toEqual({
    parts: grandTotal,
    total: grandTotal,
  });
  const items = itemFigures(screens.get('items')!, currency);
  for (const screen of ['checkout', 'receipt', 'tracking', 'account']) {
    const { parts, total } = rowFigures(screens.get(screen)!, currency);
    expect([items + parts - subtotal, total]).toEqual([grandTotal, grandTotal]);
  }
}

test(
  '[CART-05] [CART-11] [DELIVERY-06] [DELIVERY-48] [CHECKOUT-02] for 2,000 random carts the figures of ' +
    'every screen add up: cart, order of a table, delivery, checkout, receipt, tracking, account',
  () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const scope = scopeOf(order);
        const stored = storedOrder(order, scope);
        const screens = screensOf(order, scope, stored);
        const { currency } = order.info;
        checkCart(order, screens, currency);
        checkTotals(scope, screens, currency);
        expect(orderTotal(stored)).toBe(scope.getState($totals).grandTotal);
      }),
      { numRuns: CARTS },
    );
  },
  300_000,
);
