import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Stack } from '@storefront/shared-ui';
import { BalanceCard } from '../features/cashback/balance-card';
import { $isOffered } from '../features/cashback/cashback.model';
import { Statement } from '../features/cashback/statement';
import { CustomerGate } from '../features/customer/customer-gate';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { LogOutButton } from '../features/log-out/log-out-button';
import { YourData } from '../features/your-data/your-data';
import { AccountLayout } from '../lib/account-layout';
import { AccountPage } from '../lib/account-page';

/** The customer's cashback (SHELL-33). */
export default function CashbackPage() {
  const { t } = useTranslation('mf-account');
  const isOffered = useUnit($isOffered);
  return (
    <AccountPage title={t('cashback.title')} isWide>
      <CustomerGate
        visitor={<SignInPrompt text={t('cashback.invitation')} returnTo={paths.cashback()} />}
      >
        {(client) => (
          <AccountLayout
            client={client}
            current="cashback"
            logOut={<LogOutButton />}
            data={<YourData />}
          >
            <Stack gap={6}>
              <BalanceCard />
              {isOffered && <Statement />}
            </Stack>
          </AccountLayout>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
