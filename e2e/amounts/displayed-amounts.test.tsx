import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import fc from 'fast-check';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { $restaurant, $totals } from '@storefront/shared-domain/models';
import { Amounts } from '@storefront/shared-ui';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import domain from '../../shared-domain/src/locales/en.json';
import cart from '../../mf-cart/src/locales/en.json';
import checkout from '../../mf-checkout/src/locales/en.json';
import tracking from '../../mf-tracking/src/locales/en.json';
import { orderTotal } from '../../mf-account/src/features/orders/order-total';
import { CartAmounts } from '../../mf-cart/src/features/finish/cart-amounts';
import { CartLine } from '../../mf-cart/src/features/lines/cart-line';
import { PlacedTotals } from '../../mf-checkout/src/features/success/placed-totals';
import { TotalLines } from '../../mf-checkout/src/features/totals/total-lines';
import { TotalRows } from '../../mf-delivery/src/lib/amounts/total-rows';
import { OrderAmounts } from '../../mf-tracking/src/features/summary/order-amounts';
import { OrderLines } from '../../mf-tracking/src/features/summary/order-lines';
import type { OrderCase } from '../../shared-domain/src/testing/order-cases';
import { anyOrder, scopeOf, storedOrder } from './random-order';
import { cartFigures, itemFigures, lineFigures, rowFigures } from './shown-figures';

const CARTS = 2000;

const i18n = createInstance();

beforeAll(() =>
  i18n.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: { domain, 'mf-cart': cart, 'mf-checkout': checkout, 'mf-tracking': tracking },
    },
  }),
);

const html = (scope: Scope, content: ReactElement): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <Provider value={scope}>
        <StaticRouter location="/">{content}</StaticRouter>
      </Provider>
    </I18nextProvider>,
  );

const currencyOf = (scope: Scope): string => scope.getState($restaurant)!.currency;

/** The cart: parts of each line, its lines, what is added to them, TOTAL. */
function checkCart({ lines }: OrderCase, scope: Scope): void {
  const currency = currencyOf(scope);
  let subtotals = 0;
  for (const line of lines) {
    const shown = lineFigures(html(scope, <CartLine line={line} />), currency);
    if (line.type === 'prize') continue;
    const unit = shown.unit ?? shown.subtotal;
    expect(shown.parts ?? unit).toBe(unit);
    expect(unit * line.qty + shown.rest).toBe(shown.subtotal);
    subtotals += shown.subtotal;
  }
  const { added, total } = cartFigures(html(scope, <CartAmounts lines={lines} />), currency);
  expect(subtotals + added).toBe(total);
}

function checkDraft(scope: Scope): void {
  const totals = scope.getState($totals);
  const currency = currencyOf(scope);
  for (const screen of [
    <Amounts key="delivery">
      <TotalRows totals={totals} />
    </Amounts>,
    <TotalLines key="checkout" />,
  ]) {
    const { parts, total } = rowFigures(html(scope, screen), currency);
    expect([parts, total]).toEqual([totals.grandTotal, totals.grandTotal]);
  }
}

function checkPlaced(order: OrderCase, scope: Scope): void {
  const stored = storedOrder(order, scope);
  const currency = currencyOf(scope);
  const { grandTotal, subtotal } = scope.getState($totals);
  const receipt = rowFigures(html(scope, <PlacedTotals order={stored} />), currency);
  expect([receipt.parts, receipt.total]).toEqual([grandTotal, grandTotal]);
  const tracked = rowFigures(html(scope, <OrderAmounts order={stored} />), currency);
  const items = itemFigures(html(scope, <OrderLines order={stored} />), currency);
  // where the prices of the items need rounding, it precedes the subtotal
  expect([tracked.parts - (subtotal - items), tracked.total]).toEqual([grandTotal, grandTotal]);
  expect(orderTotal(stored)).toBe(grandTotal);
}

test(
  '[CART-05] [CART-11] [DELIVERY-06] [DELIVERY-48] [CHECKOUT-02] for 2,000 random carts the figures of ' +
    'every screen add up: cart, delivery, checkout, receipt, tracking, account',
  () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const scope = scopeOf(order);
        checkCart(order, scope);
        checkDraft(scope);
        checkPlaced(order, scope);
      }),
      { numRuns: CARTS },
    );
  },
  300_000,
);
