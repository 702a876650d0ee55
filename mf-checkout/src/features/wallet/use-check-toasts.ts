import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { checkFailed, cvvChecked } from './verify-card.model';

/**
 * Shows toasts for a card's check: the server's text of a failure (ERRORS-18), or that the CVV was
 * correct (ERRORS-20).
 */
export function useCheckToasts(): void {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const toast = useUnit(noticeBus.toastRequested);
  useUnitListener(checkFailed, ({ text, isOffline }) =>
    toast({
      text: text || t(isOffline ? 'domain:error.offline' : 'wallet.verify-failed'),
      tone: 'danger',
    }),
  );
  useUnitListener(cvvChecked, () => toast({ text: t('wallet.cvv-checked'), tone: 'success' }));
}
