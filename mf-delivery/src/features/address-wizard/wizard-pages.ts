import type { AddressFlow } from '@storefront/shared-domain/rules';

/** The pages of the wizard (DELIVERY-29 to DELIVERY-33). */
export type WizardPage =
  | 'auto-complete-address'
  | 'confirmation-map'
  | 'search-and-confirmation-map'
  | 'confirmation-address-map-and-form'
  | 'out-of-range-address';

/**
 * Events that change the page. `placed`: the device returned a position, or a hit was chosen ·
 * `unlisted`: the address is not among the hits · `unlocated`: the device returned no position ·
 * `served`, `refused`: the confirmed location is inside or outside the delivery area · `another`:
 * the customer wants another address · `back`.
 */
export type WizardStep =
  'placed' | 'unlisted' | 'unlocated' | 'served' | 'refused' | 'another' | 'back';

type Target = WizardPage | 'start' | 'previous';

/** Target page of each step (DELIVERY-34 to DELIVERY-37); a step that is not listed is ignored. */
export const TRANSITIONS: Readonly<
  Record<WizardPage, Readonly<Partial<Record<WizardStep, Target>>>>
> = {
  'auto-complete-address': {
    placed: 'confirmation-map',
    unlisted: 'search-and-confirmation-map',
    unlocated: 'search-and-confirmation-map',
  },
  'confirmation-map': {
    served: 'confirmation-address-map-and-form',
    refused: 'out-of-range-address',
    back: 'previous',
  },
  'search-and-confirmation-map': {
    served: 'confirmation-address-map-and-form',
    refused: 'out-of-range-address',
    back: 'previous',
  },
  'confirmation-address-map-and-form': { back: 'previous' },
  'out-of-range-address': { another: 'start', back: 'previous' },
};

/** History of visited pages, the current one last. */
export type Trail = readonly [WizardPage, ...WizardPage[]];

/** Without a search the wizard starts on the map (DELIVERY-39). */
export const startTrail = (search: Search): Trail => [
  search === 'none' ? 'confirmation-map' : 'auto-complete-address',
];

/** Search provider of the addresses. */
export type Search = Extract<AddressFlow, { kind: 'wizard' }>['search'];

export const pageOf = (trail: Trail): WizardPage => trail.at(-1) ?? trail[0];

export function takeStep(trail: Trail, step: WizardStep): Trail {
  const [start, ...others] = trail;
  const target = TRANSITIONS[pageOf(trail)][step];
  if (target === undefined) return trail;
  if (target === 'start') return [start];
  if (target === 'previous') return [start, ...others.slice(0, -1)];
  return [start, ...others, target];
}

/** Whether an earlier page exists. */
export const canGoBack = (trail: Trail): boolean => trail.length > 1;

/**
 * Display of a page's map (DELIVERY-42): hidden, full size, or smaller once the location is
 * confirmed.
 */
export type MapView = 'hidden' | 'show' | 'decreased';

const VIEWS: Readonly<Record<WizardPage, MapView>> = {
  'auto-complete-address': 'hidden',
  'confirmation-map': 'show',
  'search-and-confirmation-map': 'show',
  'confirmation-address-map-and-form': 'decreased',
  'out-of-range-address': 'hidden',
};

export const mapViewOf = (page: WizardPage): MapView => VIEWS[page];
