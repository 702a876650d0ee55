import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $inPlace, $isLoggedIn, $restaurant } from '@storefront/shared-domain/models';
import { safeReturn } from '@storefront/shared-domain/paths';
import { Navigate, useSearchParams } from '@storefront/shared-ui/router';
import { GoogleSignIn } from '../features/google/google-sign-in';
import { RegisterForm } from '../features/register/register-form';
import { AccountPage } from '../lib/account-page';
import { FormCard } from '../lib/form-card';

/**
 * A new account (SHELL-30); afterwards the menu, or the page that required the account
 * (ACCOUNT-12).
 */
export default function RegisterPage() {
  const { t } = useTranslation('mf-account');
  const inPlace = useUnit($inPlace);
  const { isLoggedIn, info } = useUnit({ isLoggedIn: $isLoggedIn, info: $restaurant });
  const [query] = useSearchParams();
  const returnTo = safeReturn(query.get('returnTo'));
  if (isLoggedIn) return <Navigate to={returnTo} replace />;
  return (
    <AccountPage title={t('register.title')}>
      <FormCard hint={inPlace(t('register.hint', { name: info?.name ?? '' }))}>
        <GoogleSignIn returnTo={returnTo} />
        <RegisterForm returnTo={returnTo} />
      </FormCard>
    </AccountPage>
  );
}
