import { combine, createEvent, createStore } from 'effector';
import type { Language, Minor, RestaurantData } from '../contracts';
import { DEFAULT_LANGUAGE } from '../contracts/language';
import { formatMoney } from '../rules/format/format-money';
import { withArticle } from '../rules/format/with-article';
import { operationState } from '../rules/schedule/operation-state';

/** A restaurant's record and menu were loaded. shell only. */
export const restaurantLoaded = createEvent<RestaurantData>();

/** The first path segment named this restaurant. shell only. */
export const restaurantSelected = createEvent<string>();

/** Debug mode was switched on or off (SHELL-54). shell only. */
export const debugModeChanged = createEvent<boolean>();

/** The language of the interface changed (I18N-02). shell only. */
export const languageChanged = createEvent<Language>();

/** Segment of the URL that names the restaurant. */
export const $restaurantUrl = createStore('').on(restaurantSelected, (_, url) => url);

/** Record, menu and hours; null until loaded. */
export const $restaurantData = createStore<RestaurantData | null>(null)
  .on(restaurantLoaded, (_, data) => data)
  .reset(restaurantSelected);

export const $restaurant = $restaurantData.map((data) => data?.info ?? null);
export const $menu = $restaurantData.map((data) => data?.menu ?? null);
export const $hours = $restaurantData.map((data) => data?.hours ?? null);
export const $restaurantId = $restaurant.map((info) => info?.id ?? null);

export const $debugMode = createStore(false).on(debugModeChanged, (_, on) => on);

export const $language = createStore<Language>(DEFAULT_LANGUAGE).on(
  languageChanged,
  (_, language) => language,
);

/** Open, closed, or closed but open for schedule (SHELL-57); closed until loaded. */
export const $operationState = combine($restaurant, $debugMode, (info, debug) =>
  info === null ? ('closed' as const) : operationState(info, debug),
);

/** The one formatter of money: minor units to the restaurant's layout. */
export const $formatMoney = $restaurant.map((info) => {
  const currency = info?.currency ?? 'BRL';
  return (amount: Minor): string => formatMoney(amount, currency);
});

/** Writes the article of the restaurant's name into a finished text: 'na Bella Napoli'. */
export const $inPlace = combine(
  $restaurant,
  $language,
  (info, language) =>
    (text: string): string =>
      withArticle(text, info, language),
);
