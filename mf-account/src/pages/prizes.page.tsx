import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { CustomerGate } from '../features/customer/customer-gate';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { LogOutButton } from '../features/log-out/log-out-button';
import { PrizeList } from '../features/prizes/prize-list';
import { YourData } from '../features/your-data/your-data';
import { AccountLayout } from '../lib/account-layout';
import { AccountPage } from '../lib/account-page';

/** The prizes that can be paid with points (SHELL-34). */
export default function PrizesPage() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('prizes.title')} isWide>
      <CustomerGate
        visitor={<SignInPrompt text={t('prizes.invitation')} returnTo={paths.prizes()} />}
      >
        {(client) => (
          <AccountLayout
            client={client}
            current="prizes"
            logOut={<LogOutButton />}
            data={<YourData />}
          >
            <PrizeList />
          </AccountLayout>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
