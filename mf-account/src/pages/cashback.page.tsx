import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Stack } from '@storefront/shared-ui';
import { BalanceCard } from '../features/cashback/balance-card';
import { CustomerGate } from '../features/customer/customer-gate';
import { LogOutButton } from '../features/log-out/log-out-button';
import { AccountLinks } from '../lib/account-links';
import { AccountPage } from '../lib/account-page';

/** The customer's cashback (SHELL-33). */
export default function CashbackPage() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('cashback.title')}>
      <CustomerGate invitation={t('cashback.invitation')} returnTo={paths.cashback()}>
        {() => (
          <Stack gap={6}>
            <BalanceCard />
            <AccountLinks current="cashback" />
            <LogOutButton />
          </Stack>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
