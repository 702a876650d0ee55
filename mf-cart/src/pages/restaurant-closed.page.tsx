import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Dialog, LinkButton } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';

/** The restaurant takes no orders now; the cart stays (SHELL-16, CART-25). */
export default function RestaurantClosedPage() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const info = useUnit($restaurant);
  return (
    <Dialog
      open size="s" title={t('closed.title')} closeLabel={t('domain:action.close')} onClose={() => navigate(paths.cart(), { replace: true })}
      footer={<LinkButton to={paths.hours()} size="l" wide>{t('closed.see-hours')}</LinkButton>}
    >
      <p>{t('closed.text', { name: info?.name ?? '' })}</p>
    </Dialog>
  );
}
