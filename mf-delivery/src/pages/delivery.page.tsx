import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@storefront/shared-ui/router';
import { Page, PageHeader, Section } from '@storefront/shared-ui';
import { $deliveryType, $orderUuid, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { recomputeFx } from '../features/address/address.model';
import { AddressRow } from '../features/address/address-row';
import { AddressDialog } from '../features/address-form/address-dialog';
import { dialogOpened } from '../features/address-form/address-draft.model';
import { CustomerForm } from '../features/customer/customer-form';
import '../features/fee-discount/fee-discount.model';
import { $isAsked } from '../features/opening/opening.model';
import { WhenRow } from '../features/opening/when-row';
import { $told } from '../features/step/step.model';
import { StepFooter } from '../features/step/step-footer';
import { OrderFailed } from '../features/table-order/order-failed';
import { $isSending } from '../features/table-order/table-order.model';
import { TypeChoice } from '../features/type-choice/type-choice';
import { nextPressed } from '../lib/page-events.model';
import { $isAddressAsked } from './address-asked.model';
import { useDeliveryPage } from './use-delivery-page';

const FORM_ID = 'delivery-step';

/** Delivery data (SHELL-17): how, where to, and who. */
export default function DeliveryPage() {
  const { t } = useTranslation('mf-delivery');
  const navigate = useNavigate();
  const { info, type, told, isAsked, isAddressAsked, isSearching, isSending, uuid, openAddress, next } = useUnit({
    info: $restaurant, type: $deliveryType, told: $told, isAsked: $isAsked, isAddressAsked: $isAddressAsked, isSearching: recomputeFx.pending,
    isSending: $isSending, uuid: $orderUuid, openAddress: dialogOpened, next: nextPressed,
  });
  useDeliveryPage();
  if (info === null) return null;

  const toldOf = (kind: 'type' | 'address'): string | undefined => (told?.kind === kind ? t(`step.told.${kind}`) : undefined);
  return (
    <Page
      header={<PageHeader title={t('page.title')} back={{ to: paths.cart(), label: t('page.back') }} />}
      footer={<StepFooter formId={FORM_ID} isBusy={isSending || (type === 'delivery' && isSearching)} />}
    >
      <Section title={t('type.title')}><TypeChoice legend={t('type.title')} error={toldOf('type')} /></Section>
      {isAsked && <Section title={t('when.title')}><WhenRow /></Section>}
      {isAddressAsked && <Section title={t('address.title')}><AddressRow onEdit={openAddress} error={toldOf('address')} /></Section>}
      <Section title={t('customer.title')}><CustomerForm info={info} formId={FORM_ID} onSubmit={next} /></Section>
      <AddressDialog />
      <OrderFailed onLeave={() => navigate(paths.cart())} onViewOrder={() => navigate(paths.track({ token: uuid ?? undefined }))} />
    </Page>
  );
}
