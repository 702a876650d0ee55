import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { cartBus, tabletBus } from '@storefront/shared-domain/bus';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $cartCount } from '@storefront/shared-domain/models';
import { Button, Stack } from '@storefront/shared-ui';
import { Welcome } from './welcome';

/**
 * Screen of an idle tablet. The cart of the previous guests is offered, not shown: they may
 * continue with it, the next guests start with an empty one.
 */
export function Greeting({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { count, takeUp, clear } = useUnit({
    count: $cartCount,
    takeUp: tabletBus.takenUp,
    clear: cartBus.cleared,
  });
  const startAnew = (): void => {
    clear({ by: 'customer' });
    takeUp();
  };
  const isEmpty = count === 0;
  return (
    <Welcome
      info={info}
      title={t('tablet.title', { restaurant: info.name })}
      action={
        <Stack gap={3}>
          <Button size="l" wide onClick={isEmpty ? () => takeUp() : startAnew}>
            {t(isEmpty ? 'tablet.see-menu' : 'tablet.start-anew')}
          </Button>
          {!isEmpty && (
            <Button size="l" wide variant="secondary" onClick={() => takeUp()}>
              {t('tablet.go-on')}
            </Button>
          )}
        </Stack>
      }
    >
      {isEmpty ? t('tablet.hint') : t('tablet.left-cart', { count })}
    </Welcome>
  );
}
