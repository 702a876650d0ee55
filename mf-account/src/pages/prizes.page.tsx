import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { PrizeList } from '../features/prizes/prize-list';
import { CustomerPage } from './customer-page';

/** The prizes that can be paid with points (SHELL-34). */
export default function PrizesPage() {
  const { t } = useTranslation('mf-account');
  return (
    <CustomerPage
      title={t('prizes.title')}
      current="prizes"
      visitor={<SignInPrompt text={t('prizes.invitation')} returnTo={paths.prizes()} />}
    >
      <PrizeList />
    </CustomerPage>
  );
}
