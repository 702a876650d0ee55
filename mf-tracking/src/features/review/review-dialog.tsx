import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import {
  $dialog,
  $isSending,
  $outcome,
  reviewClosed,
  reviewRefused,
  sendClicked,
} from './review.model';
import { ReviewFields } from './review-fields';
import { ReviewThanks } from './review-thanks';
import styles from './review.module.css';

/**
 * The review of an order over its page (TRACKING-04, TRACKING-05). Closing a requested review
 * without one dismisses it for good.
 */
export function ReviewDialog({ order: { uuid, orderNoText } }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, dialog, outcome, isSending, send, close, refuse } = useUnit({
    info: $restaurant,
    dialog: $dialog,
    outcome: $outcome,
    isSending: $isSending,
    send: sendClicked,
    close: reviewClosed,
    refuse: reviewRefused,
  });
  const isOpen = dialog?.uuid === uuid;
  const ended = outcome?.uuid === uuid ? outcome.kind : null;
  const leave = (): void => {
    if (ended === null && dialog?.isRequested) refuse(uuid);
    else close();
  };
  return (
    <Dialog
      open={isOpen}
      title={t(ended === null ? 'review.title' : `review.${ended}.title`)}
      titleHidden={ended !== null}
      onClose={leave}
      closeLabel={t('domain:action.close')}
      step={ended ?? 'form'}
      footer={
        ended === null ? (
          <Stack gap={2}>
            <Button size="l" wide loading={isSending} onClick={() => send(uuid)}>
              {t('review.send')}
            </Button>
            <Button size="l" wide variant="ghost" onClick={leave} loading={isSending}>
              {t('review.later')}
            </Button>
          </Stack>
        ) : (
          <Button size="l" wide onClick={leave}>
            {t('domain:action.close')}
          </Button>
        )
      }
    >
      {ended === null ? (
        <Stack gap={4}>
          <p className={styles.text}>
            {inPlace(t('review.text', { number: orderNoText, name: info?.name ?? '' }))}
          </p>
          <ReviewFields />
        </Stack>
      ) : (
        <ReviewThanks kind={ended} />
      )}
    </Dialog>
  );
}
