import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Button, Dialog, EmptyState, LinkButton } from '@storefront/shared-ui';

/**
 * For restaurants with an order status page: 'Follow Order' opens it (TRACKING-08, TRACKING-06).
 */
export function FollowDialog({ order, onAnswered }: { order: Order; onAnswered: () => void }) {
  const { t } = useTranslation(['shell', 'domain']);
  const inPlace = useUnit($inPlace);
  const info = useUnit($restaurant);
  return (
    <Dialog
      open
      size="s"
      titleHidden
      title={t('domain:order.placed')}
      closeLabel={t('domain:action.close')}
      onClose={onAnswered}
      footer={
        <>
          <LinkButton
            to={paths.track({ token: order.uuid })}
            size="l"
            wide
            icon="clock"
            onClick={onAnswered}
          >
            {t('after-order.follow')}
          </LinkButton>
          <Button size="l" wide variant="ghost" onClick={onAnswered}>
            {t('after-order.later')}
          </Button>
        </>
      }
    >
      <EmptyState compact icon="check" heading="h3" title={t('domain:order.placed')}>
        <p>
          {inPlace(
            t('after-order.follow-text', { number: order.orderNoText, name: info?.name ?? '' }),
          )}
        </p>
      </EmptyState>
    </Dialog>
  );
}
