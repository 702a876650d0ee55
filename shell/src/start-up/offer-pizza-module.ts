import { allSettled, type Scope } from 'effector';
import { serverNow } from '@storefront/shared-domain/clock';
import type { Loader } from '@storefront/loader';
import type { PageExperiment } from '@storefront/loader/page';
import { pizzaModuleFound } from '../remotes/pizza-module.model';

/** The restaurant's module that enables the new pizza module (DOMAIN-002). */
export const MODULE = 'new_nep_pizzas';
const REMOTE = 'mf-pizza-builder';

/** The loader's name of the module's build, next to the visitor's own build. */
export const PIZZA_MODULE = `${REMOTE}@${MODULE}`;

type Page = {
  readonly experiments: readonly PageExperiment[];
  readonly loader: Pick<Loader, 'offer'>;
  readonly scope: Scope;
  readonly now?: number;
};

/**
 * A combo may open the new pizza module for a customer with the other one (`fromNEP`). The build of
 * the arm that the module forces is therefore offered to the loader in addition to the visitor's
 * own.
 */
export function offerPizzaModule({ experiments, loader, scope, now = serverNow() }: Page): void {
  const experiment = experiments.find(
    ({ forces, expires }) => forces?.module === MODULE && now < expires,
  );
  const arm = experiment?.arms.find(({ name, isOff }) => name === experiment.forces?.arm && !isOff);
  const build = arm?.builds[REMOTE];
  if (build !== undefined) loader.offer(PIZZA_MODULE, [build]);
  const found = experiment !== undefined && arm !== undefined && build !== undefined;
  void allSettled(pizzaModuleFound, {
    scope,
    params: found ? { experiment: experiment.name, arm: arm.name } : null,
  });
}
