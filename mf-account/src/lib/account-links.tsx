import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Icon, List, Row, type IconName } from '@storefront/shared-ui';

export type AccountKey = 'orders' | 'cashback' | 'prizes' | 'cards';
type AccountLink = {
  key: AccountKey;
  to: string;
  icon: IconName;
  isOffered: (info: RestaurantInfo) => boolean;
};

const LINKS: readonly AccountLink[] = [
  { key: 'orders', to: paths.orders(), icon: 'dish', isOffered: () => true },
  {
    key: 'cashback',
    to: paths.cashback(),
    icon: 'wallet',
    isOffered: (info) => info.cashbackSettings.enabled,
  },
  {
    key: 'prizes',
    to: paths.prizes(),
    icon: 'gift',
    isOffered: (info) => info.fidelity.enablePoints,
  },
  { key: 'cards', to: paths.creditCards(), icon: 'card', isOffered: () => true },
];

/**
 * Links to the other pages of the customer's account, limited to features that the restaurant
 * offers.
 */
export function AccountLinks({ current }: { current: AccountKey }) {
  const { t } = useTranslation('mf-account');
  const info = useUnit($restaurant);
  const links = LINKS.filter(
    ({ key, isOffered }) => key !== current && info !== null && isOffered(info),
  );
  return (
    <nav aria-label={t('links.pages')}>
      <List variant="card">
        {links.map(({ key, to, icon }) => (
          <Row key={key} to={to} start={<Icon name={icon} />} title={t(`links.${key}`)} />
        ))}
      </List>
    </nav>
  );
}
