import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { normaliseText } from '@storefront/shared-domain/rules';
import { findHitsFx, type ByText } from '../../lib/geocoding/geocoding.api';
import { placeOfHit } from './found-place';
import { placeChosen } from './place.model';
import { $search, stepTaken, wizardReset } from './wizard.model';

/** Minimum and maximum length of a query in characters, and its debounce in ms (DELIVERY-53). */
export const SHORTEST_QUERY = 4;
export const LONGEST_QUERY = 255;
export const QUERY_DEBOUNCE_MS = 1000;

/**
 * Content below the search box. `idle`: nothing typed · `none`: no matching address (ERRORS-32,
 * ERRORS-33).
 */
export type Answer =
  | { kind: 'idle' | 'short' | 'searching' | 'none' | 'failed' }
  | { kind: 'found'; hits: readonly AddressSuggestion[] };

export const queryTyped = createEvent<string>();
export const hitChosen = createEvent<AddressSuggestion>();
export const searchRetried = createEvent();

/** The text in the search box. */
export const $query = createStore('')
  .on(queryTyped, (_, text) => text.slice(0, LONGEST_QUERY))
  .reset(wizardReset, restaurantSelected);

const asRequested = (text: string): string => normaliseText(text).trim().replace(/\s+/g, ' ');
const $requested = $query.map(asRequested);

const lookUpFx = attach({ effect: findHitsFx });
const $latest = createStore<ByText | null>(null, { serialize: 'ignore' }).on(
  lookUpFx,
  (_, question) => question,
);
const dropFx = createEffect((question: ByText) => question.controller.abort());

export const debounceFx = createEffect<string, void>({
  name: 'queryDebounceFx',
  handler: () => new Promise<void>((resolve) => setTimeout(resolve, QUERY_DEBOUNCE_MS)),
});

const changed = sample({ clock: queryTyped, source: $requested });
const isLong = (query: string): boolean => query.length >= SHORTEST_QUERY;
const isLatest = (latest: ByText | null, { params }: { params: ByText }): boolean =>
  latest === params && !params.controller.signal.aborted;
const answered = sample({
  clock: lookUpFx.done,
  source: $latest,
  filter: isLatest,
  fn: (_, { result }) => result,
});
const failed = sample({ clock: lookUpFx.fail, source: $latest, filter: isLatest });

export const $answer = createStore<Answer>({ kind: 'idle' })
  .on(changed, (_, query) => ({
    kind: isLong(query) ? 'searching' : query === '' ? 'idle' : 'short',
  }))
  .on(lookUpFx, () => ({ kind: 'searching' }))
  .on(answered, (_, hits) => (hits.length === 0 ? { kind: 'none' } : { kind: 'found', hits }))
  .on(failed, () => ({ kind: 'failed' }))
  .reset(wizardReset, restaurantSelected);

sample({ clock: [changed, wizardReset], source: $latest, filter: Boolean, target: dropFx });
sample({ clock: changed, filter: isLong, target: debounceFx });

const $state = combine({
  restaurantId: $restaurantId,
  search: $search,
  query: $requested,
  answer: $answer,
});
const debounced = sample({
  clock: sample({
    clock: debounceFx.done,
    source: debounceFx.pending,
    filter: (isTyping) => !isTyping,
  }),
  source: $state,
  filter: ({ answer }) => answer.kind === 'searching',
});
sample({
  clock: [
    debounced,
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
