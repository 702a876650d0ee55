import type { Minor } from '@storefront/shared-domain/contracts';
import { $formatMoney, $totals } from '@storefront/shared-domain/models';
import { isChangeEnough } from '@storefront/shared-domain/rules';
import { Button, Dialog, Stack, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../../lib/read-amount';
import { changeAnswered, dialogDismissed } from './payment.model';

type Props = { grandTotal: Minor; onConfirm: (change: Minor) => void };

/** The amount to pay with; it must be more than the total (CHECKOUT-25). */
function ChangeForm({ grandTotal, onConfirm }: Props) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const money = useUnit($formatMoney);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const amount = readAmount(typed);
  const isEnough = isChangeEnough(amount, grandTotal);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (amount !== null && isEnough) onConfirm(amount);
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={4}>
        <TextInput
          ref={input}
          label={t('change.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={
            amount !== null && isEnough
              ? t('change.back', { amount: money((amount - grandTotal) as Minor) })
              : undefined
          }
          error={
            amount !== null && !isEnough
              ? t('change.too-small', { total: money(grandTotal) })
              : undefined
          }
        />
        <Button
          type="submit"
          size="l"
          wide
          reason={isEnough ? null : t('change.needed', { total: money(grandTotal) })}
        >
          {t('domain:action.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

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
