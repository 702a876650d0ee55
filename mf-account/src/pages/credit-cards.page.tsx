import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, Stack } from '@storefront/shared-ui';
import { CustomerGate } from '../features/customer/customer-gate';
import { LogOutButton } from '../features/log-out/log-out-button';
import { AccountLinks } from '../lib/account-links';
import { AccountPage } from '../lib/account-page';

/** The customer's cards (SHELL-35): where they come from, since only the checkout of an online payment keeps one. */
export default function CreditCardsPage() {
  const { t } = useTranslation('mf-account');
  const name = useUnit($restaurant)?.name ?? '';
  return (
    <AccountPage title={t('cards.title')}>
      <CustomerGate invitation={t('cards.invitation')} returnTo={paths.creditCards()}>
        {() => (
          <Stack gap={6}>
            <EmptyState icon="card" title={t('cards.none')}>{t('cards.text', { name })}</EmptyState>
            <AccountLinks current="cards" />
            <LogOutButton />
          </Stack>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
