import { createEvent, createStore } from 'effector';
import type { VisitArm } from '../contracts';

/**
 * The visitor and its variant: the browser's random id (null without storage), its arms, the hash
 * of the composition.
 */
export type Visitor = {
  readonly id: string | null;
  readonly arms: readonly VisitArm[];
  readonly composition: string;
};

/**
 * The composition of this page load was chosen, or a restaurant forced another arm of it. shell.
 */
export const visitorRecognised = createEvent<Visitor>();

export const $visitor = createStore<Visitor | null>(null).on(
  visitorRecognised,
  (_, visitor) => visitor,
);
