import { allSettled, fork } from 'effector';
import { TYPED_ADDRESS_TEXTS, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { aFee, anAddress, aRestaurant } from '@storefront/shared-domain/testing';
import en from '../locales/en.json';
import { addressInput } from './address-input';
import { toFeeOutcome, outcomeOfError } from './delivery-fee/fee-outcome';
import { toFeeQuestion, isPointNeeded, toTypedFeeQuestion } from './delivery-fee/fee-question';
import { NoAddressCoordinates } from './delivery-fee/no-address-coordinates';
import { POSITION_TIMEOUT_MS, readPositionFx } from './position/position.api';

describe('the inputs of an address', () => {
  const catalogue = new Map(
    Object.entries(en['address-form']).map(([key, text]) => [`address-form.${key}`, text]),
  );
  const input = (field: (typeof TYPED_ADDRESS_TEXTS)[number], isMandatory: boolean) =>
    addressInput(field, isMandatory, (key) => {
      const text = catalogue.get(key);
      if (typeof text !== 'string') throw new Error(`no text ${key}`);
      return text;
    });

  test.each(TYPED_ADDRESS_TEXTS)('the label and the hint of %s have texts', (field) =>
    expect(input(field, false)).toMatchObject({ required: false, mark: 'optional' }),
  );

  test('[DELIVERY-47] number and complement', () => {
    expect(input('number', true)).toEqual({
      label: 'Number',
      autoComplete: 'off',
      maxLength: 40,
      mark: undefined,
      required: true,
      hint: undefined,
    });
    expect(input('complemento', false)).toEqual({
      label: 'Apartment, suite',
      autoComplete: 'address-line2',
      maxLength: 255,
      mark: 'optional',
      required: false,
      hint: 'Unit, floor, building',
    });
  });
});

describe('the outcome of a fee', () => {
  test.each([
    { found: true, delivery: true, kind: 'found' },
    { found: true, delivery: false, kind: 'out-of-area' },
    { found: false, delivery: false, kind: 'not-found' },
    { found: false, delivery: true, kind: 'not-found' },
  ])('found $found and delivery $delivery is $kind', ({ found, delivery, kind }) => {
    expect(toFeeOutcome(aFee({ found, delivery })).kind).toBe(kind);
  });

  test.each([
    { kind: 'contract', outcome: 'unexpected' },
    { kind: 'offline', outcome: 'failed' },
    { kind: 'timeout', outcome: 'failed' },
    { kind: 'http', outcome: 'failed' },
  ] as const)('a call that ended as $kind is $outcome', ({ kind, outcome }) => {
    expect(outcomeOfError(new ApiError({ kind }))).toEqual({ kind: outcome });
  });

  test('an address without its point is unexpected: a retry would not help', () => {
    expect(outcomeOfError(new NoAddressCoordinates())).toEqual({ kind: 'unexpected' });
  });
});

describe('the question for a fee', () => {
  const modules = (on: Partial<RestaurantInfo['modules']>) => ({
    modules: { ...aRestaurant().modules, ...on },
  });

  test.each([
    { case: 'the dialog', info: {}, by: 'address', isNeeded: false },
    {
      case: 'the dialog where the point counts',
      info: { delivery_fee_with_gps: true },
      by: 'located',
      isNeeded: true,
    },
    {
      case: 'the wizard of photon',
      info: {
        ...modules({ photon_autocomplete_leaflet_pinpoint_address_page: true }),
        use_photon: true,
      },
      by: 'address',
      isNeeded: false,
    },
    {
      case: 'the geospatial wizard',
      info: modules({ mpgeospatial_fee_flow: true }),
      by: 'point',
      isNeeded: true,
    },
  ] as const)('[OPEN-054] $case requests the fee by $by', ({ info, by, isNeeded }) => {
    const restaurant = aRestaurant({ id: 9, ...info });
    const address = anAddress();
    expect(toFeeQuestion(restaurant, address)).toEqual({ restaurantID: 9, address, by });
    expect(toTypedFeeQuestion(restaurant, address).by).toBe(by === 'point' ? 'located' : by);
    expect(isPointNeeded(restaurant)).toBe(isNeeded);
  });
});

describe('[DELIVERY-43] the position of the device', () => {
  type Sense = Pick<Geolocation, 'getCurrentPosition'>;
  const give = (sense: Sense | null): void => {
    const value = sense === null ? {} : { geolocation: sense };
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
  };
  const request = async (sense: Sense | null) => {
    give(sense);
    const answer = await allSettled(readPositionFx, { scope: fork() });
    return answer.status === 'done' ? answer.value : null;
  };
  const at = (latitude: number, longitude: number, accuracy = 15): Sense => ({
    getCurrentPosition: (found) =>
      found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition),
  });
  const refuses = (code: number): Sense => ({
    getCurrentPosition: (_, failed) => failed?.({ code } as GeolocationPositionError),
  });

  afterEach(() => give(null));

  test('granted: where it is', async () => {
    expect(await request(at(-23.5, -46.6))).toEqual({
      kind: 'granted',
      coordinates: { latitude: -23.5, longitude: -46.6 },
    });
  });

  test.each([
    { case: 'denied by the customer', sense: refuses(1), kind: 'denied' },
    { case: 'unknown to the device', sense: refuses(2), kind: 'absent' },
    { case: 'not found in time', sense: refuses(3), kind: 'slow' },
    { case: 'refused for a reason of tomorrow', sense: refuses(9), kind: 'absent' },
    { case: 'of a device without the sense', sense: null, kind: 'absent' },
    { case: 'known by the town only', sense: at(-23.5, -46.6, 25_000), kind: 'vague' },
    { case: 'that is no place on earth', sense: at(Number.NaN, 400), kind: 'absent' },
  ])('$case: $kind', async ({ sense, kind }) => {
    expect(await request(sense)).toEqual({ kind });
  });

  test('a prompt without an answer ends as slow', async () => {
    jest.useFakeTimers();
    const answer = request({ getCurrentPosition: () => undefined });
    jest.advanceTimersByTime(2 * POSITION_TIMEOUT_MS);
    expect(await answer).toEqual({ kind: 'slow' });
    jest.useRealTimers();
  });
});
