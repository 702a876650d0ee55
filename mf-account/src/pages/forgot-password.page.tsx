import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton } from '@storefront/shared-ui';
import { ForgotForm } from '../features/forgot-password/forgot-form';
import { $sentTo, pageLeft } from '../features/forgot-password/forgot.model';
import { AccountPage } from '../lib/account-page';
import { FormCard } from '../lib/form-card';

/** Password reset (SHELL-31). The result is the same for every address (OPEN-079). */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('mf-account');
  const { sentTo, leave } = useUnit({ sentTo: $sentTo, leave: pageLeft });
  useEffect(() => () => leave(), [leave]);
  return (
    <AccountPage title={t('forgot.title')} back={{ to: paths.login(), label: t('forgot.back') }}>
      {sentTo === null ? (
        <FormCard hint={t('forgot.hint')}>
          <ForgotForm />
        </FormCard>
      ) : (
        <div role="status">
          <EmptyState
            icon="message"
            title={t('forgot.sent-title')}
            action={<LinkButton to={paths.login()}>{t('forgot.back')}</LinkButton>}
          >
            {t('forgot.sent', { email: sentTo })}
          </EmptyState>
        </div>
      )}
    </AccountPage>
  );
}
