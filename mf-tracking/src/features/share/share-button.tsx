import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $inPlace, $restaurant, $restaurantUrl } from '@storefront/shared-domain/models';
import { pageOrigin, trackingLink } from '@storefront/shared-domain/paths';
import { IconButton } from '@storefront/shared-ui';
import { shareClicked } from './share.model';

/** Shares the link to this page, always in its `/app` form (SHELL-27). */
export function ShareButton({ order: { orderNoText, uuid } }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, restaurantUrl, share } = useUnit({
    info: $restaurant,
    restaurantUrl: $restaurantUrl,
    share: shareClicked,
  });
  const onClick = () =>
    share({
      title: inPlace(t('share.title', { number: orderNoText, name: info?.name ?? '' })),
      url: trackingLink(pageOrigin(), restaurantUrl, uuid),
      texts: { copied: t('domain:clipboard.copied'), failed: t('share.failed') },
    });
  return <IconButton icon="share" label={t('share.label')} onClick={onClick} />;
}
