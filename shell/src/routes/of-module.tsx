import { useUnit } from 'effector-react';
import { $restaurant } from '@storefront/shared-domain/models';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { PageNotFound } from './page-not-found';
import { PageSkeleton } from './page-skeleton';
import { $pizzaModule } from '../remotes/pizza-module.model';
import { RemotePage } from '../remotes/remote-page';
import { MODULE, PIZZA_MODULE } from '../start-up/offer-pizza-module';

type Props = {
  remote: RemoteName;
  page: string;
  module: string;
  /** The guard of the page decides without the module. */
  isGuarded: boolean;
};

/**
 * A page of a restaurant's module. That of the new pizza module is from the composition if it has the
 * module, else from the separate build (SHELL-24).
 */
export function OfModule({ remote, page, module, isGuarded }: Props) {
  const { info, pizzaModule } = useUnit({ info: $restaurant, pizzaModule: $pizzaModule });
  if (!isGuarded && info === null) return <PageSkeleton />;
  if (!isGuarded && !(info?.modules as Readonly<Record<string, unknown>>)[module])
    return <PageNotFound />;
  const from = module === MODULE && pizzaModule === 'beside' ? PIZZA_MODULE : remote;
  return (
    <RemotePage
      key={`${from}/${page}`}
      remote={remote}
      page={page}
      from={from}
      waiting={<PageSkeleton />}
    />
  );
}
