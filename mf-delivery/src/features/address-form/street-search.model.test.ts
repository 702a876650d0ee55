import { allSettled, fork } from 'effector';
import type {
  AddressSuggestion,
  PostalCodeAnswer,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { $draft, $pointOrigin, dialogOpened, fieldTyped } from './address-draft.model';
import { debounceFx } from './live-fee.model';
import { findByCodeFx, findHitsFx } from '../../lib/geocoding/geocoding.api';
import {
  $streetSearch,
  searchRetried,
  STREET_DEBOUNCE_MS,
  streetChosen,
  streetDebounceFx,
} from './street-search.model';
import { streetQuestion, typedNumber } from './street-text';

const hit: AddressSuggestion = {
  street: 'Rua Harmonia',
  addr: 'Rua Harmonia - Vila Madalena',
  lat: -23.5,
  lng: -46.6,
  district: 'Vila Madalena',
  city: 'SÃO PAULO',
};
const found: PostalCodeAnswer = {
  logradouro: 'Rua Augusta',
  bairro: 'Consolação',
  localidade: 'São Paulo',
  uf: 'SP',
  erro: false,
};
const unknown: PostalCodeAnswer = {
  logradouro: '',
  bairro: '',
  localidade: '',
  uf: '',
  erro: true,
};

async function visit(
  answers: {
    hits?: () => AddressSuggestion[] | Promise<AddressSuggestion[]>;
    code?: () => PostalCodeAnswer;
  } = {},
  info: Partial<RestaurantInfo> = {},
) {
  const byName = jest.fn((_: { query: string }) => (answers.hits ?? (() => [hit]))());
  const byCode = jest.fn((_: { code: string }) => (answers.code ?? (() => found))());
  const timers: (() => void)[] = [];
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ use_photon: true, ...info }) })],
    ],
    handlers: [
      [findHitsFx, byName],
      [findByCodeFx, byCode],
      [getFeeFx, () => aFee()],
      [debounceFx, () => Promise.resolve()],
      [streetDebounceFx, () => new Promise<void>((resolve) => timers.push(resolve))],
    ],
  });
  await allSettled(dialogOpened, { scope, params: null });
  const type = (text: string) =>
    void allSettled(fieldTyped, { scope, params: { field: 'street', text } });
  const rest = async () => {
    timers.splice(0).forEach((end) => end());
    await new Promise(setImmediate);
  };
  const end = async () => {
    timers.shift()?.();
    await new Promise(setImmediate);
  };
  const state = () => scope.getState($streetSearch);
  return { scope, type, rest, end, state, byName, byCode };
}

test.each([
  { text: '01304-001', question: { kind: 'postal-code', code: '01304001' } },
  { text: '013-04001', question: { kind: 'none' } },
  { text: 'rua', question: { kind: 'name', query: 'rua' } },
])('[DELIVERY-28] [DELIVERY-52] "$text" requests $question.kind', ({ text, question }) =>
  expect(streetQuestion(text)).toEqual(question),
);

test.each([
  { text: 'rua harmonia, 120b', street: 'Rua Harmonia', number: '120b' },
  { text: 'harmonia', street: 'Rua Harmonia', number: '' },
  { text: 'Bedford Ave 218', street: 'Bedford Avenue', country: 'US', number: '218' },
  { text: '5 Avenue', street: '5 Avenue', country: 'US', number: '' },
])(
  '[DELIVERY-51] the number typed in "$text" is "$number"',
  ({ text, street, number, country = 'BR' }) =>
    expect(typedNumber(text, street, country)).toBe(number),
);

describe('[DELIVERY-52] streets by their name', () => {
  test('are searched for from 3 characters on, after the debounce of typing', async () => {
    expect(STREET_DEBOUNCE_MS).toBe(400);
    const { type, rest, state, byName } = await visit();
    type('ha');
    expect(state()).toEqual({ state: 'idle' });
    type('har');
    type('harmo');
    expect(state().state).toBe('debouncing');
    await rest();
    expect(byName.mock.calls.map(([{ query }]) => query)).toEqual(['harmo']);
    expect(state()).toEqual({ state: 'found', by: 'name', hits: [hit] });
  });

  test('are not searched for where the restaurant has no search for them', async () => {
    const { type, rest, state, byName } = await visit({}, { use_photon: false });
    type('harmonia');
    await rest();
    expect(byName).not.toHaveBeenCalled();
    expect(state()).toEqual({ state: 'idle' });
  });

  test('a chosen one fills street, number, zone, city and point', async () => {
    const { scope, type, rest, state } = await visit(
      {},
      {
        deliveryCities: [
          { name: 'São Paulo', zones: [] },
          { name: 'Osasco', zones: [] },
        ],
      },
    );
    type('harmonia 120');
    await rest();
    await allSettled(streetChosen, { scope, params: hit });
    expect(scope.getState($draft)).toMatchObject({
      street: 'Rua Harmonia',
      number: '120',
      zone: 'Vila Madalena',
      city: 'São Paulo',
      coordinates: { latitude: -23.5, longitude: -46.6 },
    });
    expect(scope.getState($pointOrigin)).toBe('suggested');
    expect(state()).toEqual({ state: 'idle' });
    type('Rua Girassol');
    expect(scope.getState($draft).coordinates).toBeNull();
  });

  test('a slow answer for an older text is never shown', async () => {
    const answers: ((hits: AddressSuggestion[]) => void)[] = [];
    const { type, rest, state } = await visit({
      hits: () => new Promise((resolve) => answers.push(resolve)),
    });
    type('har');
    await rest();
    type('gir');
    answers[0]!([hit]);
    await rest();
    expect(state().state).toBe('searching');
    answers[1]!([]);
    await rest();
    expect(state()).toEqual({ state: 'nothing', by: 'name' });
  });

  test('a failed search keeps the text and is tried again', async () => {
    let isDown = true;
    const { scope, type, rest, state } = await visit({
      hits: () => {
        if (isDown) throw new ApiError({ kind: 'offline' });
        return [hit];
      },
    });
    type('harmonia');
    await rest();
    expect(state()).toEqual({ state: 'failed', by: 'name' });
    isDown = false;
    await allSettled(searchRetried, { scope });
    expect(state().state).toBe('found');
    expect(scope.getState($draft).street).toBe('harmonia');
  });
});

describe('[DELIVERY-28] a postal code in place of the street', () => {
  test('is replaced by its street, with neighborhood and city, wherever streets are searched for or not', async () => {
    for (const use_photon of [true, false]) {
      const { scope, type, rest, byCode } = await visit({}, { use_photon });
      type('01304-001');
      await rest();
      expect(byCode.mock.calls[0]![0].code).toBe('01304001');
      expect(scope.getState($draft)).toMatchObject({
        street: 'Rua Augusta',
        zone: 'Consolação',
        city: 'São Paulo',
        cep: '01304001',
        coordinates: null,
      });
    }
  });

  test.each([{ answer: unknown, case: 'is unknown' }])(
    'that $case is reported, and the text stays',
    async ({ answer }) => {
      const { scope, type, rest, state } = await visit({ code: () => answer });
      type('01304-001');
      await rest();
      expect(state()).toEqual({ state: 'nothing', by: 'postal-code' });
      expect(scope.getState($draft).street).toBe('01304-001');
    },
  );
});
