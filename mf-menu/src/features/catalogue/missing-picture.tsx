import { useStoreMap } from 'effector-react';
import type { MenuCard } from '@storefront/shared-domain/menu-rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { Illustration } from '@storefront/shared-ui';
import { $categoryNames } from './category-names.model';

/** A drawing of what the card's name, else its category, says that it is. */
export function MissingPicture({ card: { kind, id, name } }: { card: MenuCard }) {
  const category = useStoreMap({
    store: $categoryNames,
    keys: [id],
    fn: (names, [product]) => names.get(product) ?? '',
  });
  const drawn = kind === 'flavor' ? 'pizza' : kind;
  return <Illustration name={drawn === 'product' ? illustrationOf(name, category) : drawn} />;
}
