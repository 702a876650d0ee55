import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $cartCount } from '@storefront/shared-domain/models';
import { SkipLink } from '@storefront/shared-ui';
import { CartLink } from '../../lib/cart-link/cart-link';
import { LIST_ID, SEARCH_ID } from './targets';

/** The first tab stops of the menu: to the search, to the products, and to a cart with content. */
export function MenuSkipLinks() {
  const { t } = useTranslation('mf-menu');
  const count = useUnit($cartCount);
  return (
    <>
      <SkipLink href={`#${SEARCH_ID}`}>{t('skip.search')}</SkipLink>
      <SkipLink href={`#${LIST_ID}`}>{t('skip.menu')}</SkipLink>
      {count > 0 && <CartLink place="page" />}
    </>
  );
}
