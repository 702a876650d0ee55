import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { checkoutBus } from '@storefront/shared-domain/bus';
import { paths } from '@storefront/shared-domain/paths';
import type { OrderErrorView } from '@storefront/shared-domain/rules';
import { AlertDialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { failureClosed, orderCanceled } from './order.model';
import { useGoOn } from './use-go-on';

type Props = {
  view: Pick<OrderErrorView, 'headerKey' | 'messageKey' | 'viewOrder'> & { readonly kind: string };
  /** Order that View Order opens; '' means the last order of this device (ERRORS-02). */
  uuid: string;
};

/**
 * An order that the server rejected: its message, then the navigation that follows (CHECKOUT-47,
 * CHECKOUT-48, CONFLICTS-04).
 */
export function RefusedDialog({ view, uuid }: Props) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { close, unchoose, cancelOrder } = useUnit({
    close: failureClosed,
    unchoose: checkoutBus.paymentChosen,
    cancelOrder: orderCanceled,
  });
  const shared = {
    open: true,
    tone: 'warning',
    icon: 'warning',
    title: t(`domain:${view.headerKey}`),
  } as const;
  const message = <p>{t(`domain:${view.messageKey}`)}</p>;
  if (view.kind === 'online-method') {
    const another = (): void => {
      unchoose(null);
      close();
    };
    const cancel = (): void => {
      cancelOrder();
      goOn();
    };
    return (
      <AlertDialog
        {...shared}
        confirmLabel={t('failure.another-method')}
        onConfirm={another}
        cancelLabel={t('failure.cancel-order')}
        onCancel={cancel}
      >
        {message}
      </AlertDialog>
    );
  }
  if (view.kind === 'phone') {
    const change = (): void => {
      close();
      void navigate(paths.delivery(), { replace: true });
    };
    return (
      <AlertDialog
        {...shared}
        confirmLabel={t('domain:order-error.phone.change')}
        onConfirm={change}
      >
        {message}
      </AlertDialog>
    );
  }
  if (!view.viewOrder)
    return (
      <AlertDialog {...shared} confirmLabel={t('domain:action.ok')} onConfirm={goOn}>
        {message}
      </AlertDialog>
    );
  // Leaving the page closes the dialog: closing it earlier would let the empty cart redirect first.
  const look = (): void => void navigate(paths.track({ token: uuid }), { replace: true });
  return (
    <AlertDialog
      {...shared}
      confirmLabel={t('domain:action.view-order')}
      onConfirm={look}
      cancelLabel={t('domain:action.ok')}
      onCancel={goOn}
    >
      {message}
    </AlertDialog>
  );
}
