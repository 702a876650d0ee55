import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Dialog, LinkButton, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';

/** Invites a visitor to join the loyalty program (LOYALTY-05). */
export default function UseLoyaltyPage() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const info = useUnit($restaurant);
  return (
    <Dialog
      open size="s" title={t('loyalty.title')} closeLabel={t('domain:action.close')} onClose={() => navigate(paths.cart(), { replace: true })}
      footer={
        <Stack gap={2}>
          <LinkButton to={paths.register({ returnTo: paths.cart() })} size="l" wide>{t('loyalty.sign-up')}</LinkButton>
          <LinkButton to={paths.cart()} replace variant="ghost" size="l" wide>{t('loyalty.later')}</LinkButton>
        </Stack>
      }
    >
      <p>{t('loyalty.text', { name: info?.name ?? '' })}</p>
    </Dialog>
  );
}
