import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { Button, Card, Dialog, Rating, Stack } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isReviewRequested, isReviewShown } from './review-state';
import {
  $dialog,
  $isSending,
  $outcome,
  reviewClosed,
  reviewLeft,
  reviewOpened,
  reviewRefused,
  reviewRequested,
  sendClicked,
} from './review.model';
import styles from './review.module.css';
import { ReviewFields } from './review-fields';
import { ReviewThanks } from './review-thanks';

/**
 * The review of an order over its page (TRACKING-04, TRACKING-05). Closing a requested review
 * without one dismisses it for good.
 */
function ReviewDialog({ order: { uuid, orderNoText } }: { order: Order }) {
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

/**
 * The review on the order's own page once the order is over: a button to write one, or the given
 * rating (OPEN-022).
 */
function ReviewCard({ order: { uuid, ratingAvg, ratingNote } }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  const open = useUnit(reviewOpened);
  const stars = ratingAvg ?? null;
  return (
    <Card as="section" padding="l" aria-label={t('review.label')}>
      <div className={styles.card}>
        <p className={styles.title}>{t(stars === null ? 'review.title' : 'review.given')}</p>
        {stars === null ? (
          <Button wide variant="secondary" icon="star" onClick={() => open(uuid)}>
            {t('review.open')}
          </Button>
        ) : (
          <Rating value={stars} label={t('review.of', { stars, most: 5 })} />
        )}
        {ratingNote !== '' && <p className={styles.note}>{ratingNote}</p>}
      </div>
    </Card>
  );
}

/**
 * The review on the order's page: opens the dialog where the order requests it, and shows the card
 * where the restaurant enables it.
 */
export function Review({ order }: { order: Order }) {
  const { info, request, leave } = useUnit({
    info: $restaurant,
    request: reviewRequested,
    leave: reviewLeft,
  });
  const isRequested = info !== null && isReviewRequested(order, info);
  const { uuid } = order;
  useEffect(() => {
    if (isRequested) request(uuid);
  }, [isRequested, uuid, request]);
  useEffect(() => () => leave(), [uuid, leave]);
  return (
    <>
      {info !== null && isReviewShown(order, info) && <ReviewCard order={order} />}
      <ReviewDialog order={order} />
    </>
  );
}
