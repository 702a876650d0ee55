export { EXCHANGE_STEPS, defineExchange } from './define-exchange';
export type { Entry } from './define-exchange';
export { defineScreens } from './define-screens';
export type { Screen, Screens } from './define-screens';
export { defineStory } from './define-story';
export type { Customer, Locator, Page, Story, Texts } from './define-story';
export type { FinderLike, LocatorLike, PageLike } from './page';
