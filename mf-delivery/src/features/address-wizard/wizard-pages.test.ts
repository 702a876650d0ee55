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

describe('the pages of the wizard', () => {
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
