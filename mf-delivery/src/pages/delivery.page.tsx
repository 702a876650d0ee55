import { serverDate } from '@storefront/shared-domain/clock';
import { $deliveryType, $restaurant } from '@storefront/shared-domain/models';
import { isReordered, paths } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Page, PageHeader, Section, Skeleton, Stack, VisuallyHidden } from '@storefront/shared-ui';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { recomputeFx } from '../features/address/address.model';
import { AddressRow } from '../features/address/address-row';
import { OutOfAreaWarning } from '../features/address/out-of-area-warning';
import { CustomerForm } from '../features/customer/customer-form';
import { DiscountNote } from '../features/fee-discount/discount-note';
import { NotNowRow } from '../features/schedule/not-now-row';
import { WhenChoice } from '../features/schedule/when-choice';
import { $message } from '../features/step/step.model';
import { StepFooter } from '../features/step/step-footer';
import { OrderFailed } from '../features/table-order/order-failed';
import { SendToKitchen } from '../features/table-order/send-to-kitchen';
import { $isSending } from '../features/table-order/table-order.model';
import { TypeChoice } from '../features/type-choice/type-choice';
import { clockRead, nextPressed } from '../lib/page-events.model';
import { $isWhenShown } from '../lib/schedule/choice.model';
import { $restriction } from '../lib/schedule/restriction.model';
import { $isAddressRequested } from './address-requested.model';
import { AddressEntry } from './address-entry';
import { addressWanted } from './address-entry.model';
import { useDeliveryPage } from './use-delivery-page';
import { deadlinePassed, reorderArrived, reorderDecided } from './reorder.model';

/** Maximum time in ms for which a reorder waits for the fee of its address. */
const DEADLINE_MS = 4_000;

/**
 * Leads a reorder to the payment, or to this page at its first missing step. True until that is
 * decided.
 */
function useReorder(isReady: boolean): boolean {
  const navigate = useNavigate();
  const isReorder = isReordered(useLocation().state);
  const [arrive, pass] = useUnit([reorderArrived, deadlinePassed]);
  useEffect(() => {
    if (!isReady || !isReorder) return undefined;
    arrive();
    const timer = setTimeout(() => pass(), DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [isReady, isReorder, arrive, pass]);
  useUnitListener(
    reorderDecided,
    (isComplete) =>
      void navigate(isComplete ? paths.payment() : paths.delivery(), { replace: true }),
  );
  return isReorder;
}

/** Placeholder while the type, the address and its fee are looked up for a reorder. */
function ReorderWaiting() {
  const { t } = useTranslation('mf-delivery');
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <p role="status">{t('page.preparing')}</p>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Stack>
  );
}

const FORM_ID = 'delivery-step';

/** Delivery data (SHELL-17): delivery type, time, address and customer. */
export default function DeliveryPage() {
  const { t } = useTranslation('mf-delivery');
  const navigate = useNavigate();
  const {
    info,
    type,
    message,
    restriction,
    isWhenShown,
    isAddressRequested,
    isSearching,
    isSending,
    openAddress,
    readClock,
    press,
  } = useUnit({
    info: $restaurant,
    type: $deliveryType,
    message: $message,
    restriction: $restriction,
    isWhenShown: $isWhenShown,
    isAddressRequested: $isAddressRequested,
    isSearching: recomputeFx.pending,
    isSending: $isSending,
    openAddress: addressWanted,
    readClock: clockRead,
    press: nextPressed,
  });
  useDeliveryPage();
  const isReorder = useReorder(info !== null);
  if (info === null) return null;
  const header = (
    <PageHeader title={t('page.title')} back={{ to: paths.cart(), label: t('page.back') }} />
  );
  if (isReorder)
    return (
      <Page header={header} busy>
        <ReorderWaiting />
      </Page>
    );

  const messageOf = (...kinds: ('type' | 'schedule' | 'time' | 'address')[]): string | undefined =>
    kinds
      .map((kind) => (message?.kind === kind ? t(`step.problem.${kind}`) : undefined))
      .find(Boolean);
  // The clock is read first: a chosen time that has passed since is cleared.
  const next = (): void => {
    readClock(serverDate());
    press();
  };
  return (
    <Page
      footerBeside
      header={header}
      footer={
        <StepFooter
          formId={FORM_ID}
          isBusy={isSending || (type === 'delivery' && isSearching)}
          isSearching={type === 'delivery' && isSearching}
          note={<DiscountNote />}
        />
      }
    >
      <Section title={t('type.title')}>
        <TypeChoice legend={t('type.title')} error={messageOf('type')} />
      </Section>
      {restriction !== null && (
        <Section title={t('when.title')}>
          <NotNowRow />
        </Section>
      )}
      {isWhenShown && (
        <Section title={t('when.title')}>
          <WhenChoice error={messageOf('schedule', 'time')} />
        </Section>
      )}
      {isAddressRequested && (
        <Section title={t('address.title')}>
          <AddressRow onEdit={openAddress} error={messageOf('address')} />
        </Section>
      )}
      <Section title={t('customer.title')}>
        <CustomerForm info={info} formId={FORM_ID} onSubmit={next} />
      </Section>
      <AddressEntry />
      <OutOfAreaWarning />
      <SendToKitchen />
      <OrderFailed
        onLeave={() => navigate(paths.cart())}
        onViewOrder={(token) => navigate(paths.track({ token }))}
        onChooseTime={() => navigate(paths.deliverySchedule())}
      />
    </Page>
  );
}
