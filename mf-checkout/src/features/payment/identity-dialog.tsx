import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Dialog, Stack } from '@storefront/shared-ui';
import { methodName } from '../../lib/method-name';
import { IdentityForm } from './identity-form';
import { dialogDismissed } from './payment.model';

/**
 * Payer data for a method that requires it (CHECKOUT-30, CHECKOUT-32, CHECKOUT-33); closed without
 * an answer, the method is not chosen.
 */
export function IdentityDialog({ method }: { method: string }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const dismiss = useUnit(dialogDismissed);
  return (
    <Dialog
      open
      size="s"
      title={t('identity.title', { method: methodName(t, method) })}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
    >
      <Stack gap={4}>
        <p>{t('identity.text')}</p>
        <IdentityForm method={method} />
      </Stack>
    </Dialog>
  );
}
