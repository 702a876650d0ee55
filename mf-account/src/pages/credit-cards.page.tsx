import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Stack } from '@storefront/shared-ui';
import { OwnCards } from '../features/cards/own-cards';
import { CustomerGate } from '../features/customer/customer-gate';
import { LogOutButton } from '../features/log-out/log-out-button';
import { AccountLinks } from '../lib/account-links';
import { AccountPage } from '../lib/account-page';

/** The cards the customer keeps (SHELL-35, ACCOUNT-17). */
export default function CreditCardsPage() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('cards.title')}>
      <CustomerGate invitation={t('cards.invitation')} returnTo={paths.creditCards()}>
        {() => (
          <Stack gap={6}>
            <OwnCards />
            <AccountLinks current="cards" />
            <LogOutButton />
          </Stack>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
