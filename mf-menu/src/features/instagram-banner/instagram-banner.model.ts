import { createEvent, createStore } from 'effector';

export const bannerClosed = createEvent();

/** The banner stays closed for the rest of the visit (OPEN-044). */
export const $isBannerClosed = createStore(false).on(bannerClosed, () => true);
