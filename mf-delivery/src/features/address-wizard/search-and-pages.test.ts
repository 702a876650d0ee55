import { allSettled, type Scope } from 'effector';
import type { AddressSuggestion } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import type { ByText } from '../../lib/geocoding/geocoding.api';
import { numberOfHit, numberOfQuery, toFoundPlace, placeOfHit } from './found-place';
import { hitTexts } from './search-results-list';
import { $pin } from './place.model';
import {
  $answer,
  $query,
  hitChosen,
  MAX_QUERY_LENGTH,
  QUERY_DEBOUNCE_MS,
  queryTyped,
  debounceFx,
  searchRetried,
} from './search.model';
import {
  canGoBack,
  mapViewOf,
  pageOf,
  startTrail,
  takeStep,
  TRANSITIONS,
  type Trail,
  type WizardPage,
  type WizardStep,
} from './wizard-pages';
import { $page, wizardClosed } from './wizard.model';
import { aHit, HERE, later, MODULES, open, wizardVisit } from './wizard.test-kit';

describe('the search of the wizard', () => {
  const type = (scope: Scope, params: string) => allSettled(queryTyped, { scope, params });

  test.each([
    { text: '   ', kind: 'idle', requested: 0 },
    { text: 'rua', kind: 'short', requested: 0 },
    { text: 'augu', kind: 'found', requested: 1 },
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
    expect(scope.getState($query)).toHaveLength(MAX_QUERY_LENGTH);
    expect(hits.mock.lastCall?.[0].query).toHaveLength(MAX_QUERY_LENGTH);
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

describe('a found place', () => {
  const here = { latitude: -23.5, longitude: -46.6 };
  const hit = (addr: string, street: string) => ({
    addr,
    street,
    lat: -23.5,
    lng: -46.6,
    district: 'Consolação',
    city: 'São Paulo',
  });

  test.each([
    { query: 'rua augusta 1200', street: 'Rua Augusta', number: '1200' },
    { query: 'Rua Augusta, 1200B', street: 'Rua Augusta', number: '1200B' },
    { query: '01304-001', street: 'Rua Augusta', number: '' },
    { query: 'rua 13', street: 'Rua 13', number: '' },
    { query: 'augusta 1234567', street: 'Rua Augusta', number: '' },
  ])('[DELIVERY-51] the number at the end of "$query" is "$number"', ({ query, street, number }) =>
    expect(numberOfQuery(query, street)).toBe(number),
  );

  test.each([
    { addr: 'Rua Augusta, 1200 - Consolação', street: 'Rua Augusta', number: '1200' },
    { addr: '120 Berry Street, Brooklyn', street: 'Berry Street', number: '120' },
    { addr: '12', street: '', number: '' },
  ])('the hit "$addr" has the number "$number"', ({ addr, street, number }) =>
    expect(numberOfHit(hit(addr, street))).toBe(number),
  );

  test('[DOMAIN-035] a hit becomes a place; without a street its line stands for it', () => {
    expect(placeOfHit(hit('Rua Augusta, 1190', 'Rua Augusta'), 'augusta 1200')).toEqual({
      coordinates: here,
      street: 'Rua Augusta',
      number: '1190',
      zone: 'Consolação',
      city: 'São Paulo',
      complemento: '',
      address_ref: '',
      requested: '1200',
    });
    expect(placeOfHit(hit('Parque Augusta', ''), 'parque').street).toBe('Parque Augusta');
  });

  test("[DOMAIN-036] an answer becomes a place at the customer's own point", () => {
    const complements = { number: '', complement: 'casa 2', referencePoint: 'ao lado da padaria' };
    const address = {
      street: 'Rua Augusta',
      number: '1200',
      city: 'São Paulo',
      zone: 'Consolação',
      name: '',
    };
    const answer = {
      address,
      coordinates: { latitude: 1, longitude: 1 },
      complements,
      deliveryInfo: null,
    };
    expect(toFoundPlace(here, answer)).toEqual({
      coordinates: here,
      street: 'Rua Augusta',
      number: '1200',
      zone: 'Consolação',
      city: 'São Paulo',
      complemento: 'casa 2',
      address_ref: 'ao lado da padaria',
      requested: '',
    });
    expect(
      toFoundPlace(here, {
        ...answer,
        address: { ...address, street: '', name: 'Parque Augusta', number: '' },
        complements: { ...complements, number: '7' },
      }),
    ).toMatchObject({ street: 'Parque Augusta', number: '7' });
  });
});

describe('the texts of a hit', () => {
  const hit = {
    street: 'Rua da Consolação',
    addr: 'Rua da Consolação, 1200',
    lat: 0,
    lng: 0,
    district: 'Consolação',
    city: 'São Paulo',
  };

  test.each([
    {
      given: { addr: '', district: 'Cerqueira César' },
      title: 'rua da consolação',
      detail: 'cerqueira césar · são paulo',
    },
    {
      given: { addr: 'RUA DA CONSOLAÇÃO, Consolação, São Paulo' },
      title: 'rua da consolação, consolação, são paulo',
      detail: '',
    },
    {
      given: { addr: 'Rua Augusta, 1200 - Consolação, São Paulo - SP' },
      title: 'rua augusta, 1200',
      detail: 'consolação, são paulo - sp',
    },
  ])('[DELIVERY-51] a hit reads "$title" and "$detail"', ({ given, title, detail }) =>
    expect(hitTexts({ ...hit, ...given })).toEqual({ title, detail }),
  );
});

describe('the pages of the wizard', () => {
  const [SEARCH, MAP, SEARCH_MAP, FORM, OUT] = [
    'auto-complete-address',
    'confirmation-map',
    'search-and-confirmation-map',
    'confirmation-address-map-and-form',
    'out-of-range-address',
  ] as const;
  const STEPS: readonly WizardStep[] = [
    'placed',
    'unlisted',
    'unlocated',
    'served',
    'refused',
    'another',
    'back',
  ];

  /** How the customer reaches each page. */
  const TRAILS: Readonly<Record<WizardPage, Trail>> = {
    [SEARCH]: [SEARCH],
    [MAP]: [SEARCH, MAP],
    [SEARCH_MAP]: [SEARCH, SEARCH_MAP],
    [FORM]: [SEARCH, MAP, FORM],
    [OUT]: [SEARCH, SEARCH_MAP, OUT],
  };

  /** Every transition that is not listed is ignored. */
  const LISTED: readonly [row: string, from: WizardPage, step: WizardStep, to: Trail][] = [
    ['DELIVERY-34', SEARCH, 'placed', [SEARCH, MAP]],
    ['DELIVERY-35', SEARCH, 'unlisted', [SEARCH, SEARCH_MAP]],
    ['CONFLICTS-15', SEARCH, 'unlocated', [SEARCH, SEARCH_MAP]],
    ['DELIVERY-36', MAP, 'served', [SEARCH, MAP, FORM]],
    ['DELIVERY-36', MAP, 'refused', [SEARCH, MAP, OUT]],
    ['DELIVERY-36', SEARCH_MAP, 'served', [SEARCH, SEARCH_MAP, FORM]],
    ['DELIVERY-36', SEARCH_MAP, 'refused', [SEARCH, SEARCH_MAP, OUT]],
    ['DELIVERY-37', MAP, 'back', [SEARCH]],
    ['DELIVERY-37', SEARCH_MAP, 'back', [SEARCH]],
    ['DELIVERY-37', FORM, 'back', [SEARCH, MAP]],
    ['DELIVERY-37', OUT, 'back', [SEARCH, SEARCH_MAP]],
    ['DELIVERY-33', OUT, 'another', [SEARCH]],
  ];

  test.each(LISTED)('[%s] %s, %s', (_, from, step, to) =>
    expect(takeStep(TRAILS[from], step)).toEqual(to),
  );

  const isListed = (from: WizardPage, step: WizardStep): boolean =>
    LISTED.some(([, page, listed]) => page === from && listed === step);
  const others = (Object.keys(TRANSITIONS) as WizardPage[]).flatMap((from) =>
    STEPS.filter((step) => !isListed(from, step)).map((step) => [from, step] as const),
  );
  test.each(others)('on %s, %s leads nowhere', (from, step) =>
    expect(takeStep(TRAILS[from], step)).toBe(TRAILS[from]),
  );

  test('[DELIVERY-39] without a search they start on the map, with one on the search', () => {
    expect(
      ['geospatial', 'photon', 'none'].map((search) => pageOf(startTrail(search as 'none'))),
    ).toEqual([SEARCH, SEARCH, MAP]);
    expect(takeStep(takeStep([MAP, OUT], 'another'), 'back')).toEqual([MAP]);
  });

  test('[DELIVERY-37] the first page has none before it', () => {
    expect(
      [[SEARCH], [MAP], [SEARCH, MAP]].map((trail) => canGoBack(trail as unknown as Trail)),
    ).toEqual([false, false, true]);
    expect(takeStep([MAP], 'back')).toEqual([MAP]);
  });

  test.each([
    [SEARCH, 'hidden'],
    [MAP, 'show'],
    [SEARCH_MAP, 'show'],
    [FORM, 'decreased'],
    [OUT, 'hidden'],
  ] as const)('[DELIVERY-42] the map of %s: %s', (page, view) =>
    expect(mapViewOf(page)).toBe(view),
  );
});
