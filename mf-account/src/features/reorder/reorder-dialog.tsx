import type { CartChange, CartLine } from '@storefront/shared-domain/contracts';
import { $formatMoney, $isCartEmpty, $operationState } from '@storefront/shared-domain/models';
import { cartSubtotal, lineSubtotal } from '@storefront/shared-domain/rules';
import { Button, Dialog, Icon, List, Row, Stack } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reorder-dialog.module.css';
import { $plan, reorderConfirmed, reorderDismissed } from './reorder.model';

const nameOf = ({ qty, name }: CartLine): string => (qty > 1 ? `${qty}× ${name}` : name);

/**
 * One difference since the order: item removed, item without one of its parts, or another price.
 */
function ChangeRow({ change }: { change: CartChange }) {
  const { t } = useTranslation('mf-account');
  const money = useUnit($formatMoney);
  if (change.kind === 'left')
    return (
      <Row
        start={<Icon name="warning" />}
        title={nameOf(change.line)}
        detail={t(`reorder.left.${change.reason}`, { part: change.part })}
      />
    );
  if (change.kind === 'points') return null;
  return (
    <Row
      start={<Icon name="cash" />}
      title={nameOf(change.line)}
      detail={t('reorder.price', { from: money(change.from), to: money(change.to) })}
    />
  );
}

/** A prize of that order: its points are spent. */
function PrizeRow({ line }: { line: CartLine }) {
  const { t } = useTranslation('mf-account');
  return <Row start={<Icon name="gift" />} title={nameOf(line)} detail={t('reorder.prize')} />;
}

/** One line as it would be added to the cart, at the current price. */
function LineRow({ line }: { line: CartLine }) {
  const money = useUnit($formatMoney);
  return <Row title={nameOf(line)} end={<span>{money(lineSubtotal(line))}</span>} />;
}

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
