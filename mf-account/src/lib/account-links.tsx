import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Icon, List, Row } from '@storefront/shared-ui';

const PAGES = [
  { key: 'cashback', to: paths.cashback(), icon: 'wallet' },
  { key: 'prizes', to: paths.prizes(), icon: 'gift' },
  { key: 'cards', to: paths.creditCards(), icon: 'card' },
] as const;

/** The other pages of the customer's account. */
export function AccountLinks({ current }: { current: (typeof PAGES)[number]['key'] }) {
  const { t } = useTranslation('mf-account');
  return (
    <nav aria-label={t('links.label')}>
      <List variant="card">
        {PAGES.filter(({ key }) => key !== current).map(({ key, to, icon }) => <Row key={key} to={to} start={<Icon name={icon} />} title={t(`links.${key}`)} />)}
      </List>
    </nav>
  );
}
