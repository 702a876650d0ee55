import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@storefront/shared-ui';
import { ForgotForm } from './forgot-form';
import { $sentTo, pageLeft } from './forgot.model';

/**
 * Password reset as a step of a dialog: the form, then instructions that are the same for every
 * address (OPEN-079).
 */
export function ForgotStep() {
  const { t } = useTranslation('mf-account');
  const { sentTo, leave } = useUnit({ sentTo: $sentTo, leave: pageLeft });
  useEffect(() => () => leave(), [leave]);
  return (
    <Stack gap={5}>
      <p role="status">
        {sentTo === null ? t('forgot.hint') : t('forgot.sent', { email: sentTo })}
      </p>
      {sentTo === null && <ForgotForm />}
    </Stack>
  );
}
