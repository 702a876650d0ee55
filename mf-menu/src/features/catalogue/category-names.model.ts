import { combine } from 'effector';
import { $menu } from '@storefront/shared-domain/models';

export const $categoryNames = combine(
  $menu,
  (menu): ReadonlyMap<string, string> =>
    new Map(
      (menu?.categories ?? []).flatMap(({ name, products }) =>
        products.map(({ id }) => [id, name] as const),
      ),
    ),
);
