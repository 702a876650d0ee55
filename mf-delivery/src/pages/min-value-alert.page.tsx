import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, LinkButton } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';

/** The cart is below the delivery minimum (SHELL-18, DELIVERY-09). */
export default function MinValueAlertPage() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const navigate = useNavigate();
  const [info, money] = useUnit([$restaurant, $formatMoney]);
  if (info === null) return null;
  const close = (): void => void navigate(paths.delivery(), { replace: true });
  return (
    <Dialog
      open
      size="s"
      title={t('min-value.title')}
      closeLabel={t('domain:action.close')}
      onClose={close}
      footer={
        <>
          <LinkButton to={paths.menu()} size="l" wide>
            {t('min-value.order-more')}
          </LinkButton>
          <Button variant="ghost" size="l" wide onClick={close}>
            {t('min-value.choose-another')}
          </Button>
        </>
      }
    >
      <p>{t('min-value.text', { value: money(info.min_total_delivery) })}</p>
    </Dialog>
  );
}
