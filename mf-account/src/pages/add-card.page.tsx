import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { useNavigate } from '@storefront/shared-ui/router';
import { OwnCards } from '../features/cards/own-cards';
import { useAddCard } from '../features/cards/use-add-card';
import { CustomerGate } from '../features/customer/customer-gate';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { AccountPage } from '../lib/account-page';

/**
 * The customer's cards with the form of a new one over them (SHELL-36, ACCOUNT-18); it returns to
 * the cards, with or without a new card.
 */
export default function AddCardPage() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const navigate = useNavigate();
  useAddCard(() => void navigate(paths.creditCards(), { replace: true }));
  return (
    <AccountPage
      title={t('domain:stored-card.add')}
      back={{ to: paths.creditCards(), label: t('add-card.back') }}
    >
      <CustomerGate
        visitor={<SignInPrompt text={t('cards.invitation')} returnTo={paths.addCard()} />}
      >
        {() => <OwnCards />}
      </CustomerGate>
    </AccountPage>
  );
}
