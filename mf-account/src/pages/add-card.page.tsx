import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton } from '@storefront/shared-ui';
import { CustomerGate } from '../features/customer/customer-gate';
import { AccountPage } from '../lib/account-page';

/** The door to a new card (SHELL-36): says that a card is added while paying. */
export default function AddCardPage() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const name = useUnit($restaurant)?.name ?? '';
  return (
    <AccountPage title={t('add-card.title')} back={{ to: paths.creditCards(), label: t('add-card.back') }}>
      <CustomerGate invitation={t('cards.invitation')} returnTo={paths.addCard()}>
        {() => (
          <EmptyState icon="card" title={t('add-card.where')} action={<LinkButton to={paths.menu()}>{t('domain:action.back-to-menu')}</LinkButton>}>
            {t('cards.text', { name })}
          </EmptyState>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
