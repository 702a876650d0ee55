import { allSettled, type EventCallable, type Scope } from 'effector';
import {
  minor,
  type AddressSuggestion,
  type GeospatialAddress,
} from '@storefront/shared-domain/contracts';
import type {
  DeliveryFeeResult,
  PostalCodeAnswer,
  Zone,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { aFee, anAddress } from '@storefront/shared-domain/testing';
import { locationConfirmed } from './confirm-location.model';
import { $canFinish, $isWarning, formConfirmed } from './finish.model';
import { $form, $formProblems, typed } from './form.model';
import { barePlace } from './found-place';
import { $isLocating, $refusal, positionRequested } from './locate.model';
import {
  $pin,
  addressRetried,
  isSettling,
  mapMoved,
  mapMoving,
  placeChosen,
  pointTaken,
  debounceFx as mapDebounceFx,
} from './place.model';
import { $codeState } from './postal-code.model';
import { $answer, queryTyped, debounceFx as queryDebounceFx, searchRetried } from './search.model';
import type { TypedAddress } from './typed-address';
import { $lastAddress, $page, stepTaken, wizardClosed } from './wizard.model';
import { aHit, anAnswer, HERE, later, MODULES, open, wizardVisit } from './wizard.test-kit';
import { $offeredZones } from './zones.model';

const there = { latitude: -23.6, longitude: -46.7 };
const flush = () => new Promise(setImmediate);
/** Emits an event and waits only for what is not pending. */
async function emit<T>(scope: Scope, unit: EventCallable<T>, params: T) {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await flush();
}
const settle = async (end: () => void) => {
  end();
  await flush();
};
async function inForm(scope: Scope) {
  await open(scope);
  await allSettled(positionRequested, { scope });
  await allSettled(locationConfirmed, { scope });
  return scope;
}
const type = (scope: Scope, values: Partial<TypedAddress>) =>
  emit(scope, typed, { ...scope.getState($form)!.typed, ...values });

describe('the pin while its address is pending', () => {
  const pending = async () => {
    const { waiting, request } = later<GeospatialAddress>();
    const timers: (() => void)[] = [];
    const scope = wizardVisit({ address: request }, {}, [
      [mapDebounceFx, () => new Promise<void>((resolve) => timers.push(resolve))],
    ]);
    await open(scope);
    return { scope, waiting, timers, pin: () => scope.getState($pin) };
  };

  test('a map that moves drops the answer of the place it left', async () => {
    const { scope, waiting, pin } = await pending();
    await emit(scope, pointTaken, HERE);
    await emit(scope, mapMoving, undefined);
    await settle(() => waiting[0]!.resolve(anAnswer()));
    expect(pin()).toMatchObject({ state: 'moving', place: { coordinates: HERE, street: '' } });
  });

  test('only the answer of the last attempt counts', async () => {
    const { scope, waiting, pin } = await pending();
    await emit(scope, pointTaken, HERE);
    await settle(() => waiting[0]!.reject(new ApiError({ kind: 'offline' })));
    await emit(scope, addressRetried, undefined);
    await emit(scope, addressRetried, undefined);
    await settle(() => waiting[1]!.resolve(anAnswer({ street: 'Old' })));
    expect(pin()).toMatchObject({ state: 'searching', place: { street: '' } });
    await settle(() => waiting[2]!.resolve(anAnswer({ street: 'New' })));
    expect(pin()).toMatchObject({ state: 'found', place: { street: 'New' } });
  });

  test('a map at rest is looked up only where it stayed', async () => {
    const { scope, waiting, timers, pin } = await pending();
    await emit(scope, mapMoved, HERE);
    expect([pin()?.state, isSettling(pin()!)]).toEqual(['debouncing', true]);
    await emit(scope, mapMoving, undefined);
    await settle(timers[0]!);
    expect([pin()?.state, waiting.length]).toEqual(['moving', 0]);
    await emit(scope, mapMoved, there);
    await emit(scope, mapMoved, HERE);
    await settle(timers[1]!);
    expect([pin()?.state, waiting.length]).toEqual(['debouncing', 0]);
    await settle(timers[2]!);
    expect([pin()?.state, waiting.length]).toEqual(['searching', 1]);
  });

  test('a wizard closed with a found address looks nothing up', async () => {
    const { scope, waiting, timers } = await pending();
    await emit(scope, placeChosen, barePlace(HERE));
    await emit(scope, wizardClosed, undefined);
    expect([timers.length, waiting.length]).toEqual([0, 0]);
  });
});

describe('the search while its answer is pending', () => {
  const pending = async (info: Parameters<typeof wizardVisit>[1] = {}) => {
    const { waiting, request } = later<AddressSuggestion[]>();
    const timers: (() => void)[] = [];
    const scope = wizardVisit({ hits: request }, info, [
      [queryDebounceFx, () => new Promise<void>((resolve) => timers.push(resolve))],
    ]);
    await open(scope);
    return {
      waiting,
      timers,
      write: (text: string) => emit(scope, queryTyped, text),
      retry: () => emit(scope, searchRetried, undefined),
      answer: () => scope.getState($answer),
    };
  };

  test('a shorter text drops the answer of the longer one', async () => {
    const { write, timers, waiting, answer } = await pending();
    await write('augusta');
    await settle(timers[0]!);
    await write('au');
    await settle(() => waiting[0]!.resolve([aHit()]));
    expect(answer()).toEqual({ kind: 'short' });
  });

  test('only the answer of the last attempt is shown', async () => {
    const { write, timers, waiting, retry, answer } = await pending();
    await write('augusta');
    await settle(timers[0]!);
    await settle(() => waiting[0]!.reject(new ApiError({ kind: 'offline' })));
    expect(answer()).toEqual({ kind: 'failed' });
    await retry();
    expect(answer()).toEqual({ kind: 'searching' });
    await retry();
    await settle(() => waiting[1]!.resolve([]));
    expect(answer()).toEqual({ kind: 'searching' });
    await settle(() => waiting[2]!.resolve([aHit()]));
    expect(answer()).toEqual({ kind: 'found', hits: [aHit()] });
  });

  test('a query is sent once the debounce of the last change is over, and once only', async () => {
    const { write, timers, waiting } = await pending();
    await write('augusta');
    await write('augu');
    await write('augusta ');
    await settle(timers[0]!);
    await settle(timers[1]!);
    expect(waiting).toHaveLength(0);
    await settle(timers[2]!);
    expect(waiting).toHaveLength(1);
  });

  test('nothing is sent where the restaurant has no search', async () => {
    const { write, timers, waiting } = await pending({ ...MODULES.none, use_photon: false });
    await write('augusta');
    await settle(timers[0]!);
    expect(waiting).toHaveLength(0);
  });
});

describe('the fee of a location', () => {
  test('on the map of the search leads to the form, too', async () => {
    const scope = wizardVisit({ position: () => ({ kind: 'denied' }) });
    await open(scope);
    await allSettled(positionRequested, { scope });
    expect(scope.getState($page)).toBe('search-and-confirmation-map');
    await allSettled(locationConfirmed, { scope });
    expect(scope.getState($page)).toBe('confirmation-address-map-and-form');
  });

  test('that arrives on another page is dropped', async () => {
    const { waiting, request } = later<DeliveryFeeResult>();
    const scope = wizardVisit({ fee: request });
    await open(scope);
    await allSettled(positionRequested, { scope });
    await emit(scope, locationConfirmed, undefined);
    await emit(scope, stepTaken, 'back');
    await settle(() => waiting[0]!.resolve(aFee()));
    expect([scope.getState($page), scope.getState($form)]).toEqual(['auto-complete-address', null]);
  });
});

describe('the form', () => {
  test('cannot be confirmed before a location is', async () => {
    const fee = jest.fn(() => aFee());
    const scope = wizardVisit({ fee });
    await open(scope);
    expect([scope.getState($canFinish), scope.getState($formProblems)]).toEqual([false, []]);
    await allSettled(formConfirmed, { scope });
    expect(fee).not.toHaveBeenCalled();
  });

  test('of the same point takes over a street that was found later', async () => {
    const answers = [
      () => Promise.reject(new ApiError({ kind: 'offline' })),
      () => Promise.resolve(anAnswer()),
    ];
    const scope = await inForm(wizardVisit({ address: () => answers.shift()!() }));
    expect(scope.getState($form)?.place.street).toBe('');
    await allSettled(stepTaken, { scope, params: 'back' });
    await allSettled(addressRetried, { scope });
    await allSettled(locationConfirmed, { scope });
    expect(scope.getState($form)).toMatchObject({
      place: { street: 'Rua Augusta' },
      typed: { zone: 'Consolação', number: '1200' },
    });
  });

  test('[DELIVERY-38] whose fee is not found shows no message about the delivery area', async () => {
    const answers = [aFee(), aFee({ found: false })];
    const scope = await inForm(wizardVisit({ fee: () => answers.shift()! }));
    await allSettled(formConfirmed, { scope });
    expect(scope.getState($isWarning)).toBe(false);
  });
});

test('the position is awaited until it arrives or the customer goes on', async () => {
  const { waiting, request } = later<
    { kind: 'denied' } | { kind: 'granted'; coordinates: typeof HERE }
  >();
  const scope = wizardVisit({ position: request });
  await open(scope);
  expect(scope.getState($isLocating)).toBe(false);
  await emit(scope, positionRequested, undefined);
  expect(scope.getState($isLocating)).toBe(true);
  await emit(scope, queryTyped, 'ru');
  expect(scope.getState($isLocating)).toBe(false);
  await settle(() => waiting[0]!.resolve({ kind: 'denied' }));
  expect([scope.getState($refusal), scope.getState($isLocating)]).toEqual([null, false]);
});

test('[OPEN-050] an opening without an address offers none', async () => {
  const scope = wizardVisit();
  await open(scope, anAddress({ coordinates: HERE }));
  expect(scope.getState($lastAddress)).not.toBeNull();
  await open(scope, null);
  expect(scope.getState($lastAddress)).toBeNull();
});

describe('[DELIVERY-28] a postal code in the street', () => {
  const known: PostalCodeAnswer = {
    logradouro: 'Rua Bela Cintra',
    bairro: 'Cerqueira César',
    localidade: 'São Paulo',
    uf: 'SP',
    erro: false,
  };
  const pending = async () => {
    const { waiting, request } = later<PostalCodeAnswer>();
    const code = jest.fn((_: { code: string }) => request());
    const scope = await inForm(wizardVisit({ code, address: () => anAnswer({ street: '' }) }));
    return { scope, waiting, code };
  };

  test('is looked up by its digits, also with spaces', async () => {
    const { scope, waiting, code } = await pending();
    await type(scope, { street: ' 01304-001 ' });
    expect(code.mock.lastCall?.[0].code).toBe('01304001');
    expect(scope.getState($codeState)).toBe('searching');
    await settle(() => waiting[0]!.resolve(known));
    expect(scope.getState($form)?.typed.street).toBe('Rua Bela Cintra');
  });

  test('that was replaced changes nothing any more', async () => {
    const { scope, waiting } = await pending();
    await type(scope, { street: '01304-001' });
    await type(scope, { street: 'Rua Augusta' });
    await settle(() => waiting[0]!.resolve(known));
    expect(scope.getState($form)?.typed.street).toBe('Rua Augusta');
    expect(scope.getState($codeState)).toBeNull();
  });

  test('without a street, or an unknown one, stays', async () => {
    for (const answer of [
      { ...known, logradouro: '' },
      { ...known, erro: true },
    ]) {
      const { scope, waiting } = await pending();
      await type(scope, { street: '01304-001' });
      await settle(() => waiting[0]!.resolve(answer));
      expect(scope.getState($form)?.typed.street).toBe('01304-001');
      expect(scope.getState($codeState)).toBe('nothing');
    }
  });
});

describe('[DELIVERY-59] the neighborhoods of the restaurant', () => {
  const zone = (id: string, name: string, city = 'São Paulo'): Zone => ({
    id,
    zone: name,
    city,
    available: true,
    regions: [{ region_id: `r-${id}`, fee: minor(500), returnFee: minor(0) }],
  });
  const zones = [zone('z1', 'Consolação'), zone('z2', 'Centro', ''), zone('z3', 'Lapa', 'Osasco')];
  const manual = { manual_zone_selection: true };
  const zoneOf = (scope: Scope) => scope.getState($form)?.typed.zone;

  test('are not read where the neighborhood is typed', async () => {
    const read = jest.fn(() => zones);
    await inForm(wizardVisit({ zones: read }));
    expect(read).not.toHaveBeenCalled();
  });

  test('are read once, also when the wizard is opened again', async () => {
    const read = jest.fn(() => zones);
    const scope = await inForm(wizardVisit({ zones: read }, manual));
    await open(scope);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('without a city are in each city, and all of them without a chosen city', async () => {
    const scope = await inForm(wizardVisit({ zones: () => zones }, manual));
    expect(scope.getState($offeredZones).map(({ id }) => id)).toEqual(['z1', 'z2']);
    await type(scope, { city: '' });
    expect(scope.getState($offeredZones).map(({ id }) => id)).toEqual(['z1', 'z2', 'z3']);
  });

  test('give the form their spelling, or none', async () => {
    const found = (name: string) =>
      inForm(wizardVisit({ zones: () => zones, address: () => anAnswer({ zone: name }) }, manual));
    expect(zoneOf(await found('CONSOLACAO'))).toBe('Consolação');
    expect(zoneOf(await found('Vila Nova'))).toBe('');
  });

  test('are waited for before the form is confirmed', async () => {
    const { waiting, request } = later<Zone[]>();
    const scope = wizardVisit({ zones: request }, manual);
    await open(scope);
    await allSettled(positionRequested, { scope });
    await emit(scope, locationConfirmed, undefined);
    expect([zoneOf(scope), scope.getState($canFinish)]).toEqual(['Consolação', false]);
    await settle(() => waiting[0]!.resolve(zones));
    expect([zoneOf(scope), scope.getState($canFinish)]).toEqual(['Consolação', true]);
  });
});
