/** @jest-environment jsdom */
import { aComposition, aPage } from '../boot/page.test-kit';
import { readSession } from '../start-up/session';
import { storedSession } from './stored-session';

const { config, composition } = aPage();
const start = (overrides: object = {}) =>
  storedSession({ config, restaurantUrl: 'r', session: null, composition, arms: [], ...overrides });

beforeEach(() => sessionStorage.clear());

test('a telemetry session is stored from its begin, and goes on with its id', () => {
  const { id } = start();
  expect(readSession()).toMatchObject({ id, restaurantUrl: 'r', composition: { hash: 'base' } });
  expect(start({ session: readSession() }).id).toBe(id);
});

test('an experiment is exposed once, also after a reload', () => {
  expect([start().expose('carts'), start({ session: readSession() }).expose('carts')]).toEqual([
    true,
    false,
  ]);
});

test('the next load of the tab has the stamp', () => {
  const stamp = { stamp: 'signed', until: 1, page: '{}' };
  start().stamped(stamp);
  expect(start({ session: readSession() }).stamp).toEqual(stamp);
  expect(start().stamp).toBeNull();
});

test('a channel that pins nothing stores nothing', () => {
  start({ config: { ...config, newsUrl: '' } }).seen();
  expect(readSession()).toBeNull();
});

test('after an order nothing is stored any more, whatever the customer does', () => {
  const session = start();
  session.unpin();
  session.seen();
  session.chose({ composition: aComposition({ hash: 'other' }), arms: [] });
  expect(readSession()).toBeNull();
});

describe('in the separate document of the payment', () => {
  const payment = { ...config, document: 'payment' } as const;

  test('no session begins, as it would lack the builds of the other pages', () => {
    start({ config: payment }).seen();
    expect(readSession()).toBeNull();
  });

  test('a session goes on with the builds of all pages', () => {
    start();
    const session = start({ config: payment, session: readSession() });
    session.chose({ composition: aComposition({ hash: 'narrow' }), arms: [] });
    expect(readSession()?.composition.hash).toBe('base');
  });
});
