import { allSettled, type Scope } from 'effector';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import type { ByText } from '../../lib/geocoding/geocoding.api';
import { $pin } from './place.model';
import {
  $answer,
  $query,
  hitChosen,
  LONGEST_QUERY,
  QUERY_DEBOUNCE_MS,
  queryTyped,
  debounceFx,
  searchRetried,
} from './search.model';
import { $page, wizardClosed } from './wizard.model';
import { aHit, HERE, later, MODULES, open, wizardVisit } from './wizard.test-kit';

const type = (scope: Scope, params: string) => allSettled(queryTyped, { scope, params });

describe('the search of the wizard', () => {
  test.each([
    { text: '', kind: 'idle', requested: 0 },
    { text: '   ', kind: 'idle', requested: 0 },
    { text: 'ru', kind: 'short', requested: 0 },
    { text: 'rua', kind: 'short', requested: 0 },
    { text: ' rua ', kind: 'short', requested: 0 },
    { text: 'augu', kind: 'found', requested: 1 },
    { text: '01304-001', kind: 'found', requested: 1 },
    { text: '(a+)+$(a+)+$', kind: 'found', requested: 1 },
  ])('[DELIVERY-53] "$text" sends $requested requests', async ({ text, kind, requested }) => {
    const hits = jest.fn(() => [aHit()]);
    const scope = wizardVisit({ hits });
    await open(scope);
    await type(scope, text);
    expect(scope.getState($answer).kind).toBe(kind);
    expect(hits).toHaveBeenCalledTimes(requested);
  });

  test('[DELIVERY-53] 255 characters are accepted and requested, a 256th is not', async () => {
    const hits = jest.fn((_question: ByText) => [aHit()]);
    const scope = wizardVisit({ hits });
    await open(scope);
    await type(scope, 'a'.repeat(256));
    expect(scope.getState($query)).toHaveLength(LONGEST_QUERY);
    expect(hits.mock.lastCall?.[0].query).toHaveLength(LONGEST_QUERY);
  });

  test('[DELIVERY-53] typing is debounced by 1000 ms before a request', async () => {
    jest.useFakeTimers();
    try {
      const debounced = jest.fn();
      const timer = debounceFx('augusta').then(debounced);
      await jest.advanceTimersByTimeAsync(QUERY_DEBOUNCE_MS - 1);
      expect(debounced).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await timer;
      expect(QUERY_DEBOUNCE_MS).toBe(1000);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a text that was cleared while it was debounced is not searched', async () => {
    const hits = jest.fn(() => [aHit()]);
    const timers: (() => void)[] = [];
    const timer = () => new Promise<void>((resolve) => timers.push(resolve));
    const scope = wizardVisit({ hits }, {}, [[debounceFx, timer]]);
    await open(scope);
    const typed = [type(scope, 'augusta'), type(scope, '')];
    timers.forEach((end) => end());
    await Promise.all(typed);
    expect([scope.getState($answer).kind, hits.mock.calls]).toEqual(['idle', []]);
  });

  test('a slow answer for an older query is given up and never shown', async () => {
    const { waiting, request } = later<AddressSuggestion[]>();
    const requested: ByText[] = [];
    const scope = wizardVisit({
      hits: (question) => {
        requested.push(question);
        return request();
      },
    });
    await open(scope);
    const settled = [type(scope, 'augusta')];
    await new Promise(setImmediate);
    settled.push(type(scope, 'paulista'));
    await new Promise(setImmediate);
    expect(requested.map(({ controller }) => controller.signal.aborted)).toEqual([true, false]);
    waiting[1]!.resolve([aHit({ street: 'Avenida Paulista' })]);
    waiting[0]!.resolve([aHit({ street: 'Rua Augusta' })]);
    await Promise.all(settled);
    expect(scope.getState($answer)).toMatchObject({
      kind: 'found',
      hits: [{ street: 'Avenida Paulista' }],
    });
  });

  test.each([
    { case: 'nothing found', hits: () => [], kind: 'none' },
    {
      case: 'a call that failed',
      hits: () => Promise.reject(new ApiError({ kind: 'http', status: 503 })),
      kind: 'failed',
    },
  ] as const)(
    '[ERRORS-32] [ERRORS-33] $case: $kind; the query stays, and trying again works',
    async ({ hits, kind }) => {
      const answers: (() => AddressSuggestion[] | Promise<AddressSuggestion[]>)[] = [
        hits as () => AddressSuggestion[],
        () => [aHit()],
      ];
      const scope = wizardVisit({ hits: () => answers.shift()!() });
      await open(scope);
      await type(scope, 'rua augusta');
      expect(scope.getState($answer).kind).toBe(kind);
      await allSettled(wizardClosed, { scope });
      await open(scope);
      expect(scope.getState($query)).toBe('rua augusta');
      await allSettled(searchRetried, { scope });
      expect(scope.getState($answer).kind).toBe('found');
    },
  );

  test('[DELIVERY-34] [DELIVERY-51] a hit leads to the map at its point, with the number of the query', async () => {
    const scope = wizardVisit();
    await open(scope);
    await type(scope, 'rua augusta 1210');
    await allSettled(hitChosen, { scope, params: aHit() });
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { coordinates: HERE, street: 'Rua Augusta', number: '1200', requested: '1210' },
    });
  });

  test.each(['geospatial', 'photon'] as const)(
    '[OPEN-054] the %s search sends its own call',
    async (search) => {
      const hits = jest.fn((_question: ByText) => [aHit()]);
      const scope = wizardVisit({ hits }, { use_photon: false, ...MODULES[search] });
      await open(scope);
      await type(scope, 'augusta');
      expect(hits.mock.lastCall?.[0].search).toBe(search);
    },
  );
});
