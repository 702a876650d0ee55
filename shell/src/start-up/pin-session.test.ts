/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { visitorRecognised } from '@storefront/shared-domain/models';
import { aComposition, aPage } from '../boot/page.test-kit';
import type { Storefront } from '../boot/storefront';
import { pinSession } from './pin-session';
import { readSession } from './session';

const { config, composition } = aPage();
const other = { composition: aComposition({ hash: 'other' }), arms: [] };

const start = (
  overrides: object = {},
  { scope = fork(), assignment = { composition, arms: [] } } = {},
) =>
  pinSession({
    storefront: { config, restaurantUrl: 'r', session: null, ...overrides } as Storefront,
    scope,
    assignment: () => assignment,
  });

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

test('another assignment of the visitor is pinned', async () => {
  const [scope, assignment] = [fork(), { composition, arms: [] }];
  start({}, { scope, assignment });
  Object.assign(assignment, other);
  await allSettled(visitorRecognised, {
    scope,
    params: { id: 'visitor', arms: [], composition: 'other' },
  });
  expect(readSession()?.composition.hash).toBe('other');
});

test('after an order nothing is stored any more, whatever the customer does', () => {
  const session = start();
  session.unpin();
  session.seen();
  session.chose(other);
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
