import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { findsStreet } from '@storefront/shared-domain/rules';
import { debounce } from '@storefront/shared-kit/debounce';
import { latestCall, takeLatest } from '@storefront/shared-kit/take-latest';
import {
  findByCodeFx,
  findHitsFx,
  type ByCode,
  type ByText,
} from '../../lib/geocoding/geocoding.api';
import {
  $draft,
  dialogClosed,
  dialogOpened,
  fieldTyped,
  formReset,
  placeFound,
} from './address-draft.model';
import { streetQuestion, typedNumber } from './street-text';

/** Debounce of the street search, in ms (DELIVERY-52). */
export const STREET_DEBOUNCE_MS = 400;

/**
 * The search for the typed street. `debouncing`: debounce · `searching`: request pending · `found` ·
 * `nothing`: no match · `failed`: the request failed. `by` is the kind of query.
 */
export type StreetSearch =
  | { readonly state: 'idle' }
  | {
      readonly state: 'debouncing' | 'searching' | 'nothing' | 'failed';
      readonly by: 'name' | 'postal-code';
    }
  | { readonly state: 'found'; readonly by: 'name'; readonly hits: readonly AddressSuggestion[] };

export const streetChosen = createEvent<AddressSuggestion>();
export const searchRetried = createEvent();

const byNameFx = attach({ effect: findHitsFx });
const byCodeFx = attach({ effect: findByCodeFx });

/** Whether streets are suggested (DELIVERY-52); postal codes are looked up in every case. */
export const $isSuggesting = $restaurant.map((info) => info?.use_photon ?? false);

/** Whether a postal code is a query here: only where it names a street (DELIVERY-28). */
export const $hasCode = $restaurant.map((info) => findsStreet(info?.country ?? ''));

const $wanted = combine($draft, $isSuggesting, ({ street }, isSuggesting) => {
  const question = streetQuestion(street);
  return question.kind === 'name' && !isSuggesting ? ({ kind: 'none' } as const) : question;
});
const streetTyped = sample({
  clock: fieldTyped,
  filter: ({ field }) => field === 'street',
  fn: ({ text }) => text,
});
const typed = sample({ clock: streetTyped, source: $wanted });

const $latest = latestCall<ByText | ByCode>(
  [byNameFx, byCodeFx],
  [streetTyped, streetChosen, dialogClosed, formReset],
);

const searched = sample({
  clock: streetTyped,
  source: $wanted,
  filter: ({ kind }) => kind !== 'none',
  fn: (_, text) => text,
});
const { timerFx, debounced } = debounce(searched, STREET_DEBOUNCE_MS);
export const streetDebounceFx = timerFx;
const due = sample({
  clock: debounced,
  source: $draft,
  filter: ({ street }, text) => street === text,
  fn: () => undefined,
});
const wanted = sample({
  clock: [due, searchRetried],
  source: { wanted: $wanted, info: $restaurant },
});

const byNameLatest = takeLatest(byNameFx, $latest);
const byCodeLatest = takeLatest(byCodeFx, $latest);
const found = byNameLatest.done.map(({ result }) => result);
const responseReceived = byCodeLatest.done.map(({ params, result }) => ({
  code: params.code,
  answer: result,
}));
const failed = merge([
  byNameLatest.fail.map(() => 'name' as const),
  byCodeLatest.fail.map(() => 'postal-code' as const),
]);
const isKnown = ({ answer }: { answer: { erro: boolean; logradouro: string } }): boolean =>
  !answer.erro && answer.logradouro !== '';
const byCode = sample({ clock: responseReceived, filter: isKnown });

export const $streetSearch = createStore<StreetSearch>({ state: 'idle' })
  .on(typed, (_, { kind }) =>
    kind === 'none' ? { state: 'idle' } : { state: 'debouncing', by: kind },
  )
  .on(byNameFx, () => ({ state: 'searching', by: 'name' }))
  .on(byCodeFx, () => ({ state: 'searching', by: 'postal-code' }))
  .on(found, (_, hits) =>
    hits.length === 0 ? { state: 'nothing', by: 'name' } : { state: 'found', by: 'name', hits },
  )
  .on(responseReceived, () => ({ state: 'nothing', by: 'postal-code' }))
  .on(failed, (_, by) => ({ state: 'failed', by }))
  .reset(placeFound, dialogOpened, formReset, restaurantSelected);

sample({
  clock: wanted,
  filter: ({ wanted: { kind }, info }) => kind === 'name' && info !== null,
  fn: ({ wanted, info }) => ({
    restaurantId: info!.id,
    search: 'photon' as const,
    query: (wanted as { query: string }).query,
    controller: new AbortController(),
  }),
  target: byNameFx,
});
sample({
  clock: wanted,
  filter: ({ wanted: { kind } }) => kind === 'postal-code',
  fn: ({ wanted }) => ({
    code: (wanted as { code: string }).code,
    controller: new AbortController(),
  }),
  target: byCodeFx,
});

sample({
  clock: byCode,
  fn: ({ code, answer }) => ({
    place: { street: answer.logradouro, number: '', zone: answer.bairro, city: answer.localidade },
    cep: code,
    point: null,
  }),
  target: placeFound,
});
sample({
  clock: streetChosen,
  source: { draft: $draft, info: $restaurant },
  fn: ({ draft, info }, hit) => {
    const street = hit.street || hit.addr;
    const place = {
      street,
      number: typedNumber(draft.street, street, info?.country ?? ''),
      zone: hit.district,
      city: hit.city,
    };
    return { place, point: { latitude: hit.lat, longitude: hit.lng } };
  },
  target: placeFound,
});
