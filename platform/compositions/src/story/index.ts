export { defineStory } from './define-story';
export type { Customer, Locator, Page, Story, Texts } from './define-story';
export type { FinderLike, LocatorLike, PageLike } from './page';
