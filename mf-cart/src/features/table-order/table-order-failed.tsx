import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { AlertDialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { tableOrderRequested } from '../../lib/table-order-requested';
import { $failure, failureRead } from './table-order.model';

/**
 * Why the table order was rejected, with the next step (ERRORS-01 to ERRORS-12); the cart is
 * unchanged.
 */
export function TableOrderFailed() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const { failure, read, again, money } = useUnit({
    failure: $failure,
    read: failureRead,
    again: tableOrderRequested,
    money: $formatMoney,
  });
  if (failure === null) return null;
  const look = (): void => {
    read();
    void navigate(paths.track({ token: failure.uuid }));
  };
  const main = failure.canRetry
    ? { confirmLabel: t('domain:action.retry'), onConfirm: () => again() }
    : failure.viewOrder
      ? { confirmLabel: t('domain:action.view-order'), onConfirm: look }
      : { confirmLabel: t('table-order.back-to-cart'), onConfirm: () => read() };
  const other =
    failure.canRetry || failure.viewOrder
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
