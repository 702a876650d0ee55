import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Button, Card, LinkButton, Rating, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $isSending, $outcome, reviewLeft, reviewRefused, sendClicked } from './review.model';
import { ReviewFields } from './review-fields';
import { canReview } from './review-state';
import { ReviewThanks } from './review-thanks';
import styles from './review.module.css';

const toMenu = (label: string) => (
  <LinkButton to={paths.menu()} size="l" wide variant="secondary">
    {label}
  </LinkButton>
);

/** The given rating of a finished order, or a note that there is nothing to rate. */
function Settled({ order: { ratingAvg, ratingNote, orderNoText } }: { order: Order }) {
  const { t } = useTranslation('mf-tracking');
  const stars = ratingAvg ?? null;
  if (stars === null)
    return <p className={styles.text}>{t('rate.none', { number: orderNoText })}</p>;
  return (
    <div className={styles.card}>
      <p className={styles.title}>{t('review.given')}</p>
      <Rating value={stars} label={t('review.of', { stars, most: 5 })} />
      {ratingNote !== '' && <p className={styles.note}>{ratingNote}</p>}
    </div>
  );
}

/**
 * The page of a review (SHELL-28): its form, thanks once it was sent, or the reason why none can be
 * written.
 */
export function ReviewPage({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const inPlace = useUnit($inPlace);
  const navigate = useNavigate();
  const { info, outcome, isSending, send, refuse, leave } = useUnit({
    info: $restaurant,
    outcome: $outcome,
    isSending: $isSending,
    send: sendClicked,
    refuse: reviewRefused,
    leave: reviewLeft,
  });
  useEffect(() => () => leave(), [order.uuid, leave]);
  const ended = outcome?.uuid === order.uuid ? outcome.kind : null;
  const back = toMenu(t('domain:action.back-to-menu'));
  if (ended !== null)
    return (
      <Card padding="l">
        <Stack gap={5}>
          <ReviewThanks kind={ended} />
          {back}
        </Stack>
      </Card>
    );
  if (info === null || !canReview(order, info))
    return (
      <Card padding="l">
        <Stack gap={5}>
          <Settled order={order} />
          {back}
        </Stack>
      </Card>
    );
  const later = (): void => {
    refuse(order.uuid);
    void navigate(paths.menu());
  };
  return (
    <Card as="section" padding="l" aria-label={t('review.label')}>
      <Stack gap={5}>
        <div>
          <h2 className={styles.title}>{t('review.title')}</h2>
          <p className={styles.text}>
            {inPlace(t('review.text', { number: order.orderNoText, name: info.name }))}
          </p>
        </div>
        <ReviewFields />
        <Stack gap={2}>
          <Button size="l" wide loading={isSending} onClick={() => send(order.uuid)}>
            {t('review.send')}
          </Button>
          <Button size="l" wide variant="ghost" loading={isSending} onClick={later}>
            {t('review.later')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
