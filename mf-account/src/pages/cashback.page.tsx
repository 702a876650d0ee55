import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Stack } from '@storefront/shared-ui';
import { BalanceCard } from '../features/cashback/balance-card';
import { $isOffered } from '../features/cashback/cashback.model';
import { Statement } from '../features/cashback/statement';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { CustomerPage } from './customer-page';

/** The customer's cashback (SHELL-33). */
export default function CashbackPage() {
  const { t } = useTranslation('mf-account');
  const isOffered = useUnit($isOffered);
  return (
    <CustomerPage
      title={t('cashback.title')}
      current="cashback"
      visitor={<SignInPrompt text={t('cashback.invitation')} returnTo={paths.cashback()} />}
    >
      <Stack gap={6}>
        <BalanceCard />
        {isOffered && <Statement />}
      </Stack>
    </CustomerPage>
  );
}
