import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $totals } from '@storefront/shared-domain/models';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { ChangeForm } from './change-form';
import { changeAnswered, dialogDismissed } from './payment.model';

/** Cash: whether change is needed, and for which amount (CHECKOUT-22 to CHECKOUT-26). */
export function ChangeDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { money, totals, answer, dismiss } = useUnit({
    money: $formatMoney,
    totals: $totals,
    answer: changeAnswered,
    dismiss: dialogDismissed,
  });
  const [isNeeded, setNeeded] = useState(false);
  return (
    <Dialog
      open
      size="s"
      title={t('change.question')}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
    >
      <Stack gap={4}>
        <p>{t('change.total', { total: money(totals.grandTotal) })}</p>
        {isNeeded ? (
          <ChangeForm grandTotal={totals.grandTotal} onConfirm={(change) => answer({ change })} />
        ) : (
          <Stack gap={2}>
            <Button size="l" wide onClick={() => setNeeded(true)} data-initial-focus>
              {t('change.yes')}
            </Button>
            <Button size="l" wide variant="secondary" onClick={() => answer({ change: null })}>
              {t('change.no')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
