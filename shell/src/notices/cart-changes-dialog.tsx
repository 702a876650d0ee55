import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartChange } from '@storefront/shared-domain/contracts';
import { $cartSubtotal, $formatMoney, $isCartEmpty } from '@storefront/shared-domain/models';
import { Button, Dialog, Icon, List, Row, Stack } from '@storefront/shared-ui';
import { $cartChanges, changesRead } from './cart-changes.model';

/** A longer list gets a summary above it. */
const FEW = 3;

function Change({ change }: { change: CartChange }) {
  const { t } = useTranslation('shell');
  const money = useUnit($formatMoney);
  const { line, kind } = change;
  const name =
    line.qty > 1 ? t('cart-changes.several', { count: line.qty, name: line.name }) : line.name;
  if (kind === 'left')
    return (
      <Row
        start={<Icon name="trash" />}
        title={name}
        detail={t(`cart-changes.left.${change.reason}`, { part: change.part })}
      />
    );
  const amounts =
    kind === 'points'
      ? {
          from: t('cart-changes.points', { count: change.from }),
          to: t('cart-changes.points', { count: change.to }),
        }
      : { from: money(change.from), to: money(change.to) };
  return (
    <Row
      start={<Icon name={kind === 'points' ? 'gift' : 'cash'} />}
      title={name}
      detail={t('cart-changes.price', amounts)}
    />
  );
}

function Summary({ changes }: { changes: readonly CartChange[] }) {
  const { t, i18n } = useTranslation('shell');
  const left = changes.filter(({ kind }) => kind === 'left').length;
  const repriced = changes.length - left;
  const parts = [
    ...(left > 0 ? [t('cart-changes.sum.left', { count: left })] : []),
    ...(repriced > 0 ? [t('cart-changes.sum.repriced', { count: repriced })] : []),
  ];
  return (
    <p>{t('cart-changes.sum.all', { what: new Intl.ListFormat(i18n.language).format(parts) })}</p>
  );
}

/** The changes of the cart, line by line, and its new subtotal (OPEN-098, OPEN-082). */
export function CartChangesDialog() {
  const { t } = useTranslation('shell');
  const { changes, subtotal, isEmpty, money, read } = useUnit({
    changes: $cartChanges,
    subtotal: $cartSubtotal,
    isEmpty: $isCartEmpty,
    money: $formatMoney,
    read: changesRead,
  });
  return (
    <Dialog
      open
      title={t('cart-changes.title')}
      closeLabel={t('cart-changes.read')}
      onClose={() => read()}
      footer={
        <Button size="l" wide onClick={() => read()}>
          {t('cart-changes.read')}
        </Button>
      }
    >
      <Stack gap={4}>
        {changes.length > FEW && <Summary changes={changes} />}
        <List label={t('cart-changes.title')}>
          {changes.map((change) => (
            <Change key={change.line.lineId} change={change} />
          ))}
        </List>
        <p>
          {isEmpty
            ? t('cart-changes.empty')
            : t('cart-changes.subtotal', { amount: money(subtotal) })}
        </p>
      </Stack>
    </Dialog>
  );
}
