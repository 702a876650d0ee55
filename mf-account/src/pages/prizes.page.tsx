import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Stack } from '@storefront/shared-ui';
import { CustomerGate } from '../features/customer/customer-gate';
import { LogOutButton } from '../features/log-out/log-out-button';
import { PrizeList } from '../features/prizes/prize-list';
import { AccountLinks } from '../lib/account-links';
import { AccountPage } from '../lib/account-page';

/** What points can be swapped for (SHELL-34). */
export default function PrizesPage() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('prizes.title')}>
      <CustomerGate invitation={t('prizes.invitation')} returnTo={paths.prizes()}>
        {() => (
          <Stack gap={6}>
            <PrizeList />
            <AccountLinks current="prizes" />
            <LogOutButton />
          </Stack>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
