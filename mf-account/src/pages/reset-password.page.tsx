import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton } from '@storefront/shared-ui';
import { Navigate, useSearchParams } from '@storefront/shared-ui/router';
import { ResetForm } from '../features/reset-password/reset-form';
import { $isDone, $isLinkDead, pageLeft } from '../features/reset-password/reset.model';
import { AccountPage } from '../lib/account-page';
import { FormCard } from '../lib/form-card';

/**
 * A new password by the link of an e-mail (SHELL-32): the token is in the query (SHELL-40).
 * Afterwards the menu, logged in.
 */
export default function ResetPasswordPage() {
  const { t } = useTranslation('mf-account');
  const { isDone, isLinkDead, leave } = useUnit({
    isDone: $isDone,
    isLinkDead: $isLinkDead,
    leave: pageLeft,
  });
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  useEffect(() => () => leave(), [leave]);
  if (isDone) return <Navigate to={paths.menu()} replace />;
  return (
    <AccountPage title={t('reset.title')} back={{ to: paths.login(), label: t('forgot.back') }}>
      {token === '' || isLinkDead ? (
        <div role="alert">
          <EmptyState
            icon="lock"
            title={t('reset.dead-title')}
            action={<LinkButton to={paths.forgotPassword()}>{t('reset.new-link')}</LinkButton>}
          >
            {t('reset.expired')}
          </EmptyState>
        </div>
      ) : (
        <FormCard hint={t('reset.hint')}>
          <ResetForm token={token} />
        </FormCard>
      )}
    </AccountPage>
  );
}
