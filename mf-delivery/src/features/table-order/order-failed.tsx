import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@storefront/shared-ui';
import { $formatMoney } from '@storefront/shared-domain/models';
import { $failure, failureRead, namedRemoved, orderConfirmed } from './table-order.model';

type Props = {
  /** The message was read and the order cannot proceed here: the cart is where it is corrected. */
  onLeave: () => void;
  onViewOrder: (uuid: string) => void;
  /** The chosen time is no longer offered: the customer chooses another one. */
  onChooseTime: () => void;
};

/** Why the order of a table was rejected, with the next step (ERRORS-01 to ERRORS-12). */
export function OrderFailed({ onLeave, onViewOrder, onChooseTime }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { failure, read, remove, again, money } = useUnit({
    failure: $failure,
    read: failureRead,
    remove: namedRemoved,
    again: orderConfirmed,
    money: $formatMoney,
  });
  if (failure === null) return null;
  const then = (way: () => void) => (): void => {
    read();
    way();
  };
  const removeNamed = (): void => {
    remove();
    then(onLeave)();
  };
  const isRemovable = failure.kind === 'unavailable' && failure.gone.length > 0;
  const main = failure.canRetry
    ? { label: t('domain:action.retry'), way: () => again() }
    : failure.viewOrder
      ? { label: t('domain:action.view-order'), way: () => onViewOrder(failure.uuid) }
      : failure.isTimeGone
        ? { label: t('failure.choose-time'), way: onChooseTime }
        : isRemovable
          ? { label: t('domain:order-error.unavailable.remove'), way: onLeave }
          : { label: t('failure.back-to-cart'), way: onLeave };
  const other = failure.canRetry
    ? { cancelLabel: t('domain:action.close'), onCancel: () => read() }
    : failure.viewOrder || isRemovable
      ? { cancelLabel: t('domain:action.ok'), onCancel: then(onLeave) }
      : {};
  return (
    <AlertDialog
      open
      icon="warning"
      tone="warning"
      title={t(`domain:${failure.headerKey}`)}
      confirmLabel={main.label}
      onConfirm={isRemovable ? removeNamed : then(main.way)}
      {...other}
    >
      {failure.kind === 'out-of-stock' && failure.items.length === 0 ? (
        <p>{failure.text}</p>
      ) : (
        <p>
          {t(`domain:${failure.messageKey}`, {
            total: failure.total === null ? '' : money(failure.total),
          })}
        </p>
      )}
      {failure.items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </AlertDialog>
  );
}
