import { createWatch, type Scope, type Unit } from 'effector';

/** The payloads of a unit from now on, in order. */
export function payloadsOf<T>(unit: Unit<T>, scope: Scope): T[] {
  const payloads: T[] = [];
  createWatch({ unit, scope, fn: (payload) => payloads.push(payload) });
  return payloads;
}
