import { createEvent, createStore } from 'effector';

export const bannerClosed = createEvent();

/** Closing lasts for the visit (OPEN-044). */
export const $isBannerClosed = createStore(false).on(bannerClosed, () => true);
