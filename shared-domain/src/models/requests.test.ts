import { allSettled, fork } from 'effector';
import { cartBus, deliveryBus, pizzaBus } from '../bus';
import { aGeneralLine, anExtrasGroup, aPizzaLine } from '../testing';
import { $isOnline, connectionChanged } from './connection';
import { $isCoordinatesRequested } from './coordinates-request';
import { $failedRequest, requestFailed } from './failed-request';
import { $itemDraft } from './item-draft';
import { restaurantSelected } from './restaurant';
import { $visitor, visitorRecognised } from './visitor';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('a device is online until it reports that it is not', async () => {
  const scope = fork();
  expect(scope.getState($isOnline)).toBe(true);
  await allSettled(connectionChanged, { scope, params: false });
  expect(scope.getState($isOnline)).toBe(false);
  await allSettled(connectionChanged, { scope, params: true });
  expect(scope.getState($isOnline)).toBe(true);
});

test('support gets the id of the last failed call', async () => {
  const scope = fork();
  expect(scope.getState($failedRequest)).toBeNull();
  await allSettled(requestFailed, { scope, params: 'first' });
  await allSettled(requestFailed, { scope, params: 'second' });
  expect(scope.getState($failedRequest)).toBe('second');
});

test('[DELIVERY-49] the point on the map is requested until it is answered or the restaurant changes', async () => {
  const scope = fork();
  await allSettled(deliveryBus.coordinatesRequested, { scope });
  expect(scope.getState($isCoordinatesRequested)).toBe(true);
  await allSettled(deliveryBus.coordinatesAnswered, { scope });
  expect(scope.getState($isCoordinatesRequested)).toBe(false);
  await allSettled(deliveryBus.coordinatesRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($isCoordinatesRequested)).toBe(false);
});

test('[OPEN-004] a built pizza waits for its extras until its own line is in the cart', async () => {
  const draft = { line: aPizzaLine({ lineId: 'p' }), groups: [anExtrasGroup()] };
  const scope = fork();
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'early' }) });
  expect(scope.getState($itemDraft)).toBeNull();
  await allSettled(pizzaBus.itemBuilt, { scope, params: draft });
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ lineId: 'other' }) });
  expect(scope.getState($itemDraft)).toEqual(draft);
  await allSettled(cartBus.lineAdded, { scope, params: draft.line });
  expect(scope.getState($itemDraft)).toBeNull();
  await allSettled(pizzaBus.itemBuilt, { scope, params: draft });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($itemDraft)).toBeNull();
});

test('a visitor is the one recognized last', async () => {
  const scope = fork();
  expect(scope.getState($visitor)).toBeNull();
  for (const composition of ['a', 'b']) {
    const visitor = { id: 'v', arms: [], composition };
    await allSettled(visitorRecognised, { scope, params: visitor });
    expect(scope.getState($visitor)).toEqual(visitor);
  }
});
