import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { OwnCards } from '../features/cards/own-cards';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { CustomerPage } from './customer-page';

/** The customer's stored cards (SHELL-35, ACCOUNT-17). */
export default function CreditCardsPage() {
  const { t } = useTranslation('mf-account');
  return (
    <CustomerPage
      title={t('cards.title')}
      current="cards"
      visitor={<SignInPrompt text={t('cards.invitation')} returnTo={paths.creditCards()} />}
    >
      <OwnCards />
    </CustomerPage>
  );
}
