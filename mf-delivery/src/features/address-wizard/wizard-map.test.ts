import { allSettled, type EventCallable, type Scope } from 'effector';
import {
  minor,
  type GeospatialAddress,
  type DeliveryFeeResult,
  type PostalCodeAnswer,
  type Zone,
} from '@storefront/shared-domain/contracts';
import { anAddress, aFee } from '@storefront/shared-domain/testing';
import { locationConfirmed } from './confirm-location.model';
import { $canFinish } from './finish.model';
import { $form, addressTyped } from './form.model';
import { barePlace } from './found-place';
import { $refusal, lastChosen, mapRequested, positionRequested } from './locate.model';
import { $pin, isSettling, mapMoved, mapMoving, placeChosen } from './place.model';
import { $codeState } from './postal-code.model';
import { $page, stepTaken } from './wizard.model';
import {
  HERE,
  MODULES,
  open,
  RESTAURANT_POINT,
  wizardVisit,
  aResponse,
  later,
} from './wizard.test-kit';

describe('where the map begins', () => {
  test('[DELIVERY-34] where the device is, with the address there', async () => {
    const scope = wizardVisit();
    await open(scope);
    await allSettled(positionRequested, { scope });
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { coordinates: HERE, street: 'Rua Augusta' },
    });
  });

  test.each(['denied', 'vague'] as const)(
    '[CONFLICTS-15] [ERRORS-36] at the restaurant when the location is %s, with the reason shown',
    async (kind) => {
      const scope = wizardVisit({ position: () => ({ kind }) });
      await open(scope);
      await allSettled(positionRequested, { scope });
      expect(scope.getState($page)).toBe('search-and-confirmation-map');
      expect(scope.getState($pin)?.place.coordinates).toEqual(RESTAURANT_POINT);
      expect(scope.getState($refusal)).toBe(kind);
      await allSettled(stepTaken, { scope, params: 'back' });
      expect(scope.getState($refusal)).toBeNull();
    },
  );

  test('[DELIVERY-31] [DELIVERY-35] at the restaurant for an address that was not found', async () => {
    const scope = wizardVisit();
    await open(scope);
    await allSettled(mapRequested, { scope });
    expect(scope.getState($page)).toBe('search-and-confirmation-map');
    expect(scope.getState($pin)?.place.coordinates).toEqual(RESTAURANT_POINT);
  });

  test('[DELIVERY-39] without a search the wizard begins on the map at the restaurant; reopened it stays', async () => {
    const scope = wizardVisit({}, { ...MODULES.none, use_photon: false });
    await open(scope);
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)?.place.coordinates).toEqual(RESTAURANT_POINT);
    await allSettled(positionRequested, { scope });
    await open(scope);
    expect(scope.getState($pin)?.place.coordinates).toEqual(HERE);
  });

  test('[OPEN-050] at the address given last, with its number, complement and reference', async () => {
    const scope = wizardVisit();
    await open(
      scope,
      anAddress({
        street: 'Rua Augusta',
        number: '1200',
        complemento: 'casa 2',
        coordinates: HERE,
      }),
    );
    await allSettled(lastChosen, { scope });
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { coordinates: HERE, requested: '1200', complemento: 'casa 2' },
    });
  });
});

describe('the pin on the map', () => {
  const there = { latitude: -23.6, longitude: -46.7 };

  test('[DELIVERY-41] a map at rest looks up the address of its center; only then it can be confirmed', async () => {
    const { waiting, request } = later<GeospatialAddress>();
    const scope = wizardVisit({ address: request });
    await open(scope);
    await allSettled(placeChosen, { scope, params: barePlace(HERE) });
    await allSettled(mapMoving, { scope });
    expect(isSettling(scope.getState($pin)!)).toBe(true);
    const settled = allSettled(mapMoved, { scope, params: there });
    await new Promise(setImmediate);
    expect(scope.getState($pin)).toMatchObject({
      state: 'searching',
      place: { coordinates: there },
    });
    expect(isSettling(scope.getState($pin)!)).toBe(true);
    waiting[0]!.resolve(aResponse({ street: 'Rua Bela Cintra' }));
    await settled;
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { street: 'Rua Bela Cintra', coordinates: there },
    });
    expect(isSettling(scope.getState($pin)!)).toBe(false);
  });
});

describe('late answers', () => {
  /** Emits an event and waits only for what is not pending. */
  async function emit<T>(scope: Scope, unit: EventCallable<T>, params: T) {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await new Promise(setImmediate);
  }
  const settle = async (end: () => void) => {
    end();
    await new Promise(setImmediate);
  };
  async function confirmed(...given: Parameters<typeof wizardVisit>) {
    const scope = wizardVisit(...given);
    await open(scope);
    await allSettled(positionRequested, { scope });
    await emit(scope, locationConfirmed, undefined);
    return scope;
  }
  const typedIn = (scope: Scope) => scope.getState($form)!.typed;

  test('a fee that arrives on another page is dropped', async () => {
    const { waiting, request } = later<DeliveryFeeResult>();
    const scope = await confirmed({ fee: request });
    await emit(scope, stepTaken, 'back');
    await settle(() => waiting[0]!.resolve(aFee()));
    expect([scope.getState($page), scope.getState($form)]).toEqual(['auto-complete-address', null]);
  });

  test('[DELIVERY-28] a postal code that was replaced changes nothing any more', async () => {
    const { waiting, request } = later<PostalCodeAnswer>();
    const scope = await confirmed({ code: request, address: () => aResponse({ street: '' }) });
    for (const street of ['01304-001', 'Rua Augusta'])
      await emit(scope, addressTyped, { ...typedIn(scope), street });
    const found = { logradouro: 'Rua Bela Cintra', bairro: 'Cerqueira César', uf: 'SP' };
    await settle(() => waiting[0]!.resolve({ ...found, localidade: 'São Paulo', erro: false }));
    expect([typedIn(scope).street, scope.getState($codeState)]).toEqual(['Rua Augusta', null]);
  });

  test('[DELIVERY-59] the neighborhoods are waited for before the form is confirmed', async () => {
    const { waiting, request } = later<Zone[]>();
    const scope = await confirmed({ zones: request }, { manual_zone_selection: true });
    const state = () => [typedIn(scope).zone, scope.getState($canFinish)];
    expect(state()).toEqual(['Consolação', false]);
    const regions = [{ region_id: 'r1', fee: minor(500), returnFee: minor(0) }];
    const zone = { id: 'z1', zone: 'Consolação', city: 'São Paulo', available: true, regions };
    await settle(() => waiting[0]!.resolve([zone]));
    expect(state()).toEqual(['Consolação', true]);
  });
});
