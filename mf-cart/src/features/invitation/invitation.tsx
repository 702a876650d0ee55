import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $inPlace, $restaurant, $totals } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { pointsBase, shownPoints } from '@storefront/shared-domain/rules';
import { Button, Dialog, EmptyState, LinkButton, Stack } from '@storefront/shared-ui';
import { loyaltyDismissed } from '../../lib/loyalty-dismissal.model';

type Props = { onClose: () => void; onLater: () => void };

/**
 * Invites a visitor to the loyalty program (LOYALTY-04, LOYALTY-05); after any dismissal it is
 * hidden for a week (LOYALTY-06).
 */
export function Invitation({ onClose, onLater }: Props) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, totals, dismiss } = useUnit({
    info: $restaurant,
    totals: $totals,
    dismiss: loyaltyDismissed,
  });
  const points = info === null ? null : shownPoints(info.fidelity, pointsBase(totals));
  const leave = (way: () => void) => (): void => {
    dismiss();
    way();
  };
  return (
    <Dialog
      open
      size="s"
      titleHidden
      title={t('loyalty.title')}
      closeLabel={t('domain:action.close')}
      onClose={leave(onClose)}
      footer={
        <Stack gap={2}>
          <LinkButton to={paths.register({ returnTo: paths.cart() })} size="l" wide>
            {t('loyalty.sign-up')}
          </LinkButton>
          <Button variant="ghost" size="l" wide onClick={leave(onLater)}>
            {t('loyalty.later')}
          </Button>
        </Stack>
      }
    >
      <EmptyState compact icon="gift" heading="h3" title={t('loyalty.title')}>
        <p>{inPlace(t('loyalty.text', { name: info?.name ?? '' }))}</p>
        {points !== null && (
          <p>
            <strong>{t('loyalty.points', { count: points })}</strong>
          </p>
        )}
      </EmptyState>
    </Dialog>
  );
}
