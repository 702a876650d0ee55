import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $formatMoney, $isCartEmpty, $operationState } from '@storefront/shared-domain/models';
import { cartSubtotal } from '@storefront/shared-domain/rules';
import { Button, Dialog, List, Stack } from '@storefront/shared-ui';
import { ChangeRow, LineRow, PrizeRow } from './reorder-rows';
import styles from './reorder-dialog.module.css';
import { $plan, reorderConfirmed, reorderDismissed } from './reorder.model';

/**
 * Preview of ordering again: all differences to the order, the lines for the cart, and their price.
 * Nothing changes until the customer confirms.
 */
export function ReorderDialog() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const { plan, isCartEmpty, state, money, dismiss, confirm } = useUnit({
    plan: $plan,
    isCartEmpty: $isCartEmpty,
    state: $operationState,
    money: $formatMoney,
    dismiss: reorderDismissed,
    confirm: reorderConfirmed,
  });
  useEffect(() => () => dismiss(), [dismiss]); // leaving the page closes the dialog
  if (plan === null) return null;
  const { lines, changes, prizes, number } = plan;
  const take = (how: 'add' | 'replace') => () => confirm({ how, notice: t('reorder.added') });
  const footer =
    lines.length === 0 ? (
      <Button size="l" wide onClick={() => dismiss()}>
        {t('domain:action.close')}
      </Button>
    ) : (
      <Stack gap={2}>
        <Button size="l" wide icon="cart" onClick={take('add')}>
          {t(isCartEmpty ? 'reorder.take' : 'reorder.add')}
        </Button>
        {!isCartEmpty && (
          <Button size="l" wide variant="secondary" onClick={take('replace')}>
            {t('reorder.replace')}
          </Button>
        )}
      </Stack>
    );
  return (
    <Dialog
      open
      title={t('reorder.title', { number })}
      closeLabel={t('domain:action.close')}
      onClose={() => dismiss()}
      footer={footer}
    >
      <Stack gap={5}>
        {state !== 'open' && (
          <p className={styles.notice}>
            {t(state === 'closed' ? 'reorder.closed' : 'reorder.closed-schedule')}
          </p>
        )}
        {lines.length === 0 && <p className={styles.notice}>{t('reorder.nothing')}</p>}
        {changes.length + prizes.length > 0 && (
          <section>
            <h3 className={styles.part}>{t('reorder.changed')}</h3>
            <List label={t('reorder.changed')}>
              {changes.map((change) => (
                <ChangeRow key={`${change.kind}-${change.line.lineId}`} change={change} />
              ))}
              {prizes.map((line) => (
                <PrizeRow key={line.lineId} line={line} />
              ))}
            </List>
          </section>
        )}
        {lines.length > 0 && (
          <section>
            <h3 className={styles.part}>{t('reorder.items')}</h3>
            <List label={t('reorder.items')}>
              {lines.map((line) => (
                <LineRow key={line.lineId} line={line} />
              ))}
            </List>
            <p className={styles.total}>
              <span>{t('reorder.subtotal')}</span>{' '}
              <strong>{money(cartSubtotal([...lines]))}</strong>
            </p>
          </section>
        )}
        {lines.length > 0 && !isCartEmpty && (
          <p className={styles.question}>{t('reorder.question')}</p>
        )}
      </Stack>
    </Dialog>
  );
}
