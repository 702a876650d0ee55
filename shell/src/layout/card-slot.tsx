import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { cardsBus, noticeBus } from '@storefront/shared-domain/bus';
import { $isCardRequested } from '@storefront/shared-domain/models';
import { RemoteWidget } from '../remotes/remote-widget';

/** The dialog for a new card, over any page that requests it. */
export function CardSlot() {
  const { t } = useTranslation('domain');
  const { isRequested, dismiss, toast } = useUnit({
    isRequested: $isCardRequested,
    dismiss: cardsBus.addDismissed,
    toast: noticeBus.toastRequested,
  });
  const reportNoCard = (): void => {
    toast({ text: t('stored-card.add-failed'), tone: 'danger' });
    dismiss();
  };
  return isRequested ? (
    <RemoteWidget
      id="mf-checkout/add-card"
      props={{ onClosed: () => dismiss() }}
      onFailed={reportNoCard}
    />
  ) : null;
}
