import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { $restaurant, restaurantSelected } from '@storefront/shared-domain/models';
import { findsStreet } from '@storefront/shared-domain/rules';
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

/** One of the found streets was chosen. */
export const streetChosen = createEvent<AddressSuggestion>();
export const searchRetried = createEvent();

export const streetDebounceFx = createEffect<string, void>({
  name: 'streetDebounceFx',
  handler: () => new Promise<void>((resolve) => setTimeout(resolve, STREET_DEBOUNCE_MS)),
});
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

type Latest = ByText | ByCode;
const $latest = createStore<Latest | null>(null, { serialize: 'ignore' }).on(
  [byNameFx, byCodeFx],
  (_, question) => question,
);
const dropFx = attach({
  source: $latest,
  effect: (latest: Latest | null) => latest?.controller.abort(),
});
sample({ clock: [streetTyped, streetChosen, dialogClosed, formReset], target: dropFx });

sample({
  clock: streetTyped,
  source: $wanted,
  filter: ({ kind }) => kind !== 'none',
  fn: (_, text) => text,
  target: streetDebounceFx,
});
const debounced = sample({
  clock: streetDebounceFx.done,
  source: { draft: $draft, isTyping: streetDebounceFx.pending },
  filter: ({ draft, isTyping }, { params }) => !isTyping && draft.street === params,
  fn: () => undefined,
});
const wanted = sample({
  clock: [debounced, searchRetried],
  source: { wanted: $wanted, info: $restaurant },
});

const isLatest = (latest: Latest | null, { params }: { params: Latest }): boolean =>
  latest === params && !params.controller.signal.aborted;
const found = sample({
  clock: byNameFx.done,
  source: $latest,
  filter: isLatest,
  fn: (_, { result }) => result,
});
const answered = sample({
  clock: byCodeFx.done,
  source: $latest,
  filter: isLatest,
  fn: (_, { params, result }) => ({ code: params.code, answer: result }),
});
const failed = sample({
  clock: [byNameFx.fail, byCodeFx.fail],
  source: $latest,
  filter: isLatest,
  fn: (_, { params }) => ('code' in params ? ('postal-code' as const) : ('name' as const)),
});
const isKnown = ({ answer }: { answer: { erro: boolean; logradouro: string } }): boolean =>
  !answer.erro && answer.logradouro !== '';
const byCode = sample({ clock: answered, filter: isKnown });

export const $streetSearch = createStore<StreetSearch>({ state: 'idle' })
  .on(typed, (_, { kind }) =>
    kind === 'none' ? { state: 'idle' } : { state: 'debouncing', by: kind },
  )
  .on(byNameFx, () => ({ state: 'searching', by: 'name' }))
  .on(byCodeFx, () => ({ state: 'searching', by: 'postal-code' }))
  .on(found, (_, hits) =>
    hits.length === 0 ? { state: 'nothing', by: 'name' } : { state: 'found', by: 'name', hits },
  )
  .on(answered, () => ({ state: 'nothing', by: 'postal-code' }))
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
