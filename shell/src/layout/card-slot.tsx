import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { cardsBus, noticeBus } from '@storefront/shared-domain/bus';
import { $isCardRequested } from '@storefront/shared-domain/models';
import { Slot } from '../remotes/slot';

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
    <Slot name="new-card" props={{ onClosed: () => dismiss() }} onFailed={reportNoCard} />
  ) : null;
}
