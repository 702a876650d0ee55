import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { normaliseText } from '@storefront/shared-domain/rules';
import { debounce } from '@storefront/shared-kit/debounce';
import { latestCall, takeLatest } from '@storefront/shared-kit/take-latest';
import { findHitsFx, type ByText } from '../../lib/geocoding/geocoding.api';
import { placeOfHit } from './found-place';
import { placeChosen } from './place.model';
import { $search, stepTaken, wizardReset } from './wizard.model';

/** Minimum and maximum length of a query in characters, and its debounce in ms (DELIVERY-53). */
export const MIN_QUERY_LENGTH = 4;
export const MAX_QUERY_LENGTH = 255;
export const QUERY_DEBOUNCE_MS = 1000;

/**
 * Content below the search box. `idle`: nothing typed · `none`: no matching address (ERRORS-32,
 * ERRORS-33).
 */
export type SearchResults =
  | { kind: 'idle' | 'short' | 'searching' | 'none' | 'failed' }
  | { kind: 'found'; hits: readonly AddressSuggestion[] };

export const queryTyped = createEvent<string>();
export const hitChosen = createEvent<AddressSuggestion>();
export const searchRetried = createEvent();

export const $query = createStore('')
  .on(queryTyped, (_, text) => text.slice(0, MAX_QUERY_LENGTH))
  .reset(wizardReset, restaurantSelected);

const asRequested = (text: string): string => normaliseText(text).trim().replace(/\s+/g, ' ');
const $requested = $query.map(asRequested);

const changed = sample({ clock: queryTyped, source: $requested });
const isLong = (query: string): boolean => query.length >= MIN_QUERY_LENGTH;

const lookUpFx = attach({ effect: findHitsFx });
const latest = takeLatest(lookUpFx, latestCall([lookUpFx], [changed, wizardReset]));
const responseReceived = latest.done.map(({ result }) => result);
const failed = latest.fail;

const { timerFx, debounced } = debounce(
  sample({ clock: changed, filter: isLong }),
  QUERY_DEBOUNCE_MS,
);
export const debounceFx = timerFx;

export const $answer = createStore<SearchResults>({ kind: 'idle' })
  .on(changed, (_, query) => ({
    kind: isLong(query) ? 'searching' : query === '' ? 'idle' : 'short',
  }))
  .on(lookUpFx, () => ({ kind: 'searching' }))
  .on(responseReceived, (_, hits) =>
    hits.length === 0 ? { kind: 'none' } : { kind: 'found', hits },
  )
  .on(failed, () => ({ kind: 'failed' }))
  .reset(wizardReset, restaurantSelected);

const $state = combine({
  restaurantId: $restaurantId,
  search: $search,
  query: $requested,
  answer: $answer,
});
const due = sample({
  clock: debounced,
  source: $state,
  filter: ({ answer }) => answer.kind === 'searching',
});
sample({
  clock: [
    due,
    sample({ clock: searchRetried, source: $state, filter: ({ query }) => isLong(query) }),
  ],
  filter: ({ restaurantId, search }) => restaurantId !== null && search !== 'none',
  fn: ({ restaurantId, search, query }): ByText => ({
    restaurantId: restaurantId!,
    search,
    query,
    controller: new AbortController(),
  }),
  target: lookUpFx,
});

const chosen = sample({
  clock: hitChosen,
  source: $requested,
  fn: (query, hit) => placeOfHit(hit, query),
});
sample({ clock: chosen, target: placeChosen });
sample({ clock: chosen, fn: () => 'placed' as const, target: stepTaken });
