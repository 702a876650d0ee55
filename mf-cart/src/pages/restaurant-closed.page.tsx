import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Button, Dialog, EmptyState, LinkButton, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';

/** The restaurant accepts no orders now; the cart is preserved (SHELL-16, CART-25). */
export default function RestaurantClosedPage() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const info = useUnit($restaurant);
  const close = (): void => void navigate(paths.cart(), { replace: true });
  return (
    <Dialog
      open
      size="s"
      titleHidden
      title={t('closed.title')}
      closeLabel={t('domain:action.close')}
      onClose={close}
      footer={
        <Stack gap={2}>
          <LinkButton to={paths.hours()} size="l" wide>
            {t('closed.see-hours')}
          </LinkButton>
          <Button variant="ghost" size="l" wide onClick={close}>
            {t('closed.back')}
          </Button>
        </Stack>
      }
    >
      <EmptyState compact icon="clock" heading="h3" title={t('closed.title')}>
        <p>{t('closed.text', { name: info?.name ?? '' })}</p>
      </EmptyState>
    </Dialog>
  );
}
