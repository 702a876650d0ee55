import { createEvent, createStore } from 'effector';

/** Who is looking and which composition they got. */
export type Visitor = { id: string; arms: Readonly<Record<string, string>>; composition: string };

/** The composition of this page load was chosen. platform/loader by way of the shell. */
export const visitorRecognised = createEvent<Visitor>();

export const $visitor = createStore<Visitor | null>(null).on(visitorRecognised, (_, visitor) => visitor);
