import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { checkoutBus, orderBus } from '@storefront/shared-domain/bus';
import { $isCartEmpty } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { OrderErrorView } from '@storefront/shared-domain/rules';
import { AlertDialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { failureClosed } from './order.model';

/** An order the server refused: its message, then the cart, or home when the cart is empty (CHECKOUT-47, CONFLICTS-04). */
export function RefusedDialog({ view }: { view: OrderErrorView }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const navigate = useNavigate();
  const { isCartEmpty, close, unchoose, resetDraft } = useUnit({
    isCartEmpty: $isCartEmpty, close: failureClosed, unchoose: checkoutBus.paymentChosen, resetDraft: orderBus.draftReset,
  });
  const leave = (to: string) => {
    close();
    navigate(to, { replace: true });
  };
  const goOn = () => leave(isCartEmpty ? paths.menu() : paths.cart());
  const shared = { open: true, tone: 'warning', icon: 'warning', title: t(`domain:${view.headerKey}`) } as const;
  const message = <p>{t(`domain:${view.messageKey}`)}</p>;
  if (view.kind === 'online-method') {
    const another = () => {
      unchoose(null);
      close();
    };
    const cancel = () => {
      resetDraft();
      goOn();
    };
    return <AlertDialog {...shared} confirmLabel={t('failure.another-method')} onConfirm={another} cancelLabel={t('failure.cancel-order')} onCancel={cancel}>{message}</AlertDialog>;
  }
  if (view.kind === 'unavailable') return <AlertDialog {...shared} confirmLabel={t('domain:order-error.unavailable.remove')} onConfirm={goOn}>{message}</AlertDialog>;
  if (!view.viewOrder) return <AlertDialog {...shared} confirmLabel={t('domain:action.ok')} onConfirm={goOn}>{message}</AlertDialog>;
  return (
    <AlertDialog
      {...shared} confirmLabel={t('domain:action.view-order')} onConfirm={() => leave(paths.track())} cancelLabel={t('domain:action.ok')} onCancel={goOn}
    >
      {message}
    </AlertDialog>
  );
}
