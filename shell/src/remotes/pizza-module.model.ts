import { combine, createEvent, createStore } from 'effector';
import { $visitor } from '@storefront/shared-domain/models';

/** The experiment arm with the new pizza module. */
export type PizzaArm = { readonly experiment: string; readonly arm: string };

/** The page has a build of the new pizza module, or none (null). start-up only. */
export const pizzaModuleFound = createEvent<PizzaArm | null>();

export const $pizzaArm = createStore<PizzaArm | null>(null).on(pizzaModuleFound, (_, arm) => arm);

/**
 * Availability of the new pizza module (SHELL-24, OPEN-037): it is the visitor's own pizza builder
 * (`assigned`, by the restaurant's module or by an experiment), it is available in addition to
 * another one (`beside`), or the channel has none (`absent`).
 */
export const $pizzaModule = combine(
  $pizzaArm,
  $visitor,
  (arm, visitor): 'absent' | 'beside' | 'assigned' => {
    if (arm === null) return 'absent';
    return visitor?.arms.some((it) => it.experiment === arm.experiment && it.arm === arm.arm)
      ? 'assigned'
      : 'beside';
  },
);
