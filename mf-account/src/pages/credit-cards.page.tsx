import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { OwnCards } from '../features/cards/own-cards';
import { CustomerGate } from '../features/customer/customer-gate';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { LogOutButton } from '../features/log-out/log-out-button';
import { YourData } from '../features/your-data/your-data';
import { AccountLayout } from '../lib/account-layout';
import { AccountPage } from '../lib/account-page';

/** The customer's stored cards (SHELL-35, ACCOUNT-17). */
export default function CreditCardsPage() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('cards.title')} isWide>
      <CustomerGate
        visitor={<SignInPrompt text={t('cards.invitation')} returnTo={paths.creditCards()} />}
      >
        {(client) => (
          <AccountLayout
            client={client}
            current="cards"
            logOut={<LogOutButton />}
            data={<YourData />}
          >
            <OwnCards />
          </AccountLayout>
        )}
      </CustomerGate>
    </AccountPage>
  );
}
