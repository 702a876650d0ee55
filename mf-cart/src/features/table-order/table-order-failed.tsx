import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { AlertDialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { tableOrderRequested } from '../../lib/table-order-requested';
import { $failure, failureRead, namedRemoved } from './table-order.model';

/**
 * Why the table order was rejected, with the next step (ERRORS-01 to ERRORS-12). Unavailable lines
 * leave the cart when the customer removes them (ERRORS-07).
 */
export function TableOrderFailed() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const { failure, read, remove, again, money } = useUnit({
    failure: $failure,
    read: failureRead,
    remove: namedRemoved,
    again: tableOrderRequested,
    money: $formatMoney,
  });
  if (failure === null) return null;
  const look = (): void => {
    read();
    void navigate(paths.track({ token: failure.uuid }));
  };
  const isRemovable = failure.kind === 'unavailable' && failure.gone.length > 0;
  const removeNamed = (): void => {
    remove();
    read();
  };
  const main = failure.canRetry
    ? { confirmLabel: t('domain:action.retry'), onConfirm: () => again() }
    : failure.viewOrder
      ? { confirmLabel: t('domain:action.view-order'), onConfirm: look }
      : isRemovable
        ? { confirmLabel: t('domain:order-error.unavailable.remove'), onConfirm: removeNamed }
        : { confirmLabel: t('table-order.back-to-cart'), onConfirm: () => read() };
  const other =
    failure.canRetry || failure.viewOrder || isRemovable
      ? { cancelLabel: t('domain:action.close'), onCancel: () => read() }
      : {};
  return (
    <AlertDialog
      open
      icon="warning"
      tone="warning"
      title={t(`domain:${failure.headerKey}`)}
      {...main}
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
