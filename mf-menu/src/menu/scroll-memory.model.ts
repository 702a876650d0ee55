import { createEvent, createStore } from 'effector';

type Place = { key: string; top: number };

/** The menu was left: at which entry of the history, and how far down, in CSS pixels. */
export const menuLeft = createEvent<Place>();

export const $leftPlace = createStore<Place | null>(null).on(menuLeft, (_, place) => place);
