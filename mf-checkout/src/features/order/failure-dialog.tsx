import { deliveryBus } from '@storefront/shared-domain/bus';
import { $formatMoney, type SendingFailure } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import {
  orderErrorView,
  type OrderErrorView,
  type OrderFailure,
} from '@storefront/shared-domain/rules';
import { AlertDialog, List, Row } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $failure, confirmPressed, failureClosed, namedRemoved } from './order.model';
import { useGoOn } from './use-go-on';
import { RefusedDialog } from './refused-dialog';

/**
 * The chosen time is no longer offered (ERRORS-11): leads back to choose another one. The rest of
 * the order is preserved.
 */
function PassedTimeDialog({ view }: { view: Pick<OrderErrorView, 'headerKey' | 'messageKey'> }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const navigate = useNavigate();
  const { close, clear } = useUnit({ close: failureClosed, clear: deliveryBus.scheduleCleared });
  // Without a chosen time this page would redirect to the delivery page: the time is cleared only
  // when the page is left, by any navigation.
  useEffect(
    () => () => {
      clear();
      close();
    },
    [clear, close],
  );
  return (
    <AlertDialog
      open
      tone="warning"
      icon="clock"
      title={t(`domain:${view.headerKey}`)}
      confirmLabel={t('failure.choose-time')}
      onConfirm={() => navigate(paths.deliverySchedule(), { replace: true })}
    >
      <p>{t(`domain:${view.messageKey}`)}</p>
      <p>{t('failure.rest-unchanged')}</p>
    </AlertDialog>
  );
}

/**
 * The unavailable lines of the cart, with a button that removes them, whatever the reloaded record
 * says (ERRORS-07, CONFLICTS-04). Closed in another way, it leaves them in the cart.
 */
function UnavailableDialog({ failure }: { failure: SendingFailure }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const remove = useUnit(namedRemoved);
  const goOn = useGoOn();
  const goOnWithout = useGoOn(failure.gone);
  const title = t(`domain:${failure.headerKey}`);
  return (
    <AlertDialog
      open
      tone="warning"
      icon="warning"
      title={title}
      confirmLabel={t('domain:order-error.unavailable.remove')}
      onConfirm={() => {
        remove();
        goOnWithout();
      }}
      cancelLabel={t('domain:action.close')}
      onCancel={goOn}
    >
      <p>{t(`domain:${failure.messageKey}`)}</p>
      <List label={title}>
        {failure.items.map((name) => (
          <Row key={name} title={name} />
        ))}
      </List>
    </AlertDialog>
  );
}

/**
 * 'Item sem estoque' with the names of the items removed from the cart (ERRORS-08), or the server's
 * text where no line has such a name (OPEN-069).
 */
function StockDialog({
  failure: { headerKey, messageKey, items, text },
}: {
  failure: OrderFailure;
}) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const title = t(`domain:${headerKey}`);
  return (
    <AlertDialog
      open
      tone="warning"
      icon="warning"
      title={title}
      confirmLabel={t('domain:action.ok')}
      onConfirm={useGoOn()}
    >
      {items.length === 0 ? (
        <p>{text}</p>
      ) : (
        <>
          <p>{t(`domain:${messageKey}`)}</p>
          <List label={title}>
            {items.map((name) => (
              <Row key={name} title={name} />
            ))}
          </List>
        </>
      )}
    </AlertDialog>
  );
}

/**
 * The outcome of the order is unknown: the same order may be sent again and is not placed twice.
 * Without a response the customer stays on the confirmation page; a server error leads to the cart
 * like any other (ERRORS-01, CHECKOUT-47).
 */
function ConnectionDialog({ failure }: { failure: OrderFailure }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const goOn = useGoOn();
  const { again, close } = useUnit({ again: confirmPressed, close: failureClosed });
  const isUnanswered = failure.kind === 'connection';
  const leave = isUnanswered
    ? { cancelLabel: t('domain:action.close'), onCancel: () => close() }
    : { cancelLabel: t('domain:action.ok'), onCancel: goOn };
  return (
    <AlertDialog
      open
      tone="warning"
      icon="warning"
      title={isUnanswered ? t('failure.connection-title') : t(`domain:${failure.headerKey}`)}
      confirmLabel={t('domain:action.retry')}
      onConfirm={() => again()}
      {...leave}
    >
      <p>{t(`domain:${failure.messageKey}`)}</p>
      <p>{t('failure.connection-safe')}</p>
    </AlertDialog>
  );
}

/**
 * The order cannot be sent because its address has no map coordinates. OK opens the map that
 * requests them (ERRORS-34).
 */
function LostAddressDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { close, request } = useUnit({
    close: failureClosed,
    request: deliveryBus.coordinatesRequested,
  });
  const confirm = (): void => {
    close();
    request();
  };
  return (
    <AlertDialog
      open
      tone="warning"
      icon="pin"
      title={t('failure.lost-address-title')}
      confirmLabel={t('domain:action.ok')}
      onConfirm={confirm}
    >
      {t('failure.lost-address')}
    </AlertDialog>
  );
}

/** Shows why an order was not placed, and navigates on (CHECKOUT-47, CHECKOUT-48). */
export function FailureDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { failure, money, close } = useUnit({
    failure: $failure,
    money: $formatMoney,
    close: failureClosed,
  });
  if (failure === null) return null;
  if (failure.kind === 'passed-time')
    return <PassedTimeDialog view={orderErrorView('Scheduled time beyond limit or passed')} />;
  if (failure.kind === 'lost-address') return <LostAddressDialog />;
  if (failure.kind === 'ordered-elsewhere')
    return <RefusedDialog view={orderErrorView('Already Ordered')} uuid={failure.uuid} />;
  if (failure.canRetry) return <ConnectionDialog failure={failure} />;
  if (failure.isTimeGone) return <PassedTimeDialog view={failure} />;
  if (failure.kind === 'out-of-stock') return <StockDialog failure={failure} />;
  if (failure.kind === 'unavailable' && failure.gone.length > 0)
    return <UnavailableDialog failure={failure} />;
  if (failure.kind !== 'price-changed') return <RefusedDialog view={failure} uuid={failure.uuid} />;
  return (
    <AlertDialog
      open
      tone="warning"
      icon="info"
      title={t(`domain:${failure.headerKey}`)}
      confirmLabel={t('domain:action.ok')}
      onConfirm={() => close()}
    >
      {t(`domain:${failure.messageKey}`, {
        total: failure.total === null ? '' : money(failure.total),
      })}
    </AlertDialog>
  );
}
