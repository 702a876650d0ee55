import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $inPlace, $restaurant } from '@storefront/shared-domain/models';
import { Dialog, Stack } from '@storefront/shared-ui';
import { EraseByGoogle } from './erase-by-google';
import { EraseByPassword } from './erase-by-password';
import { $isErasing, $proofKind, eraseDismissed } from './erase.model';

/**
 * Confirmation of the erasure: lists the deleted and the retained data, and verifies the customer's
 * identity.
 */
export function EraseDialog() {
  const { t } = useTranslation(['mf-account', 'domain']);
  const inPlace = useUnit($inPlace);
  const { info, proof, isErasing, dismiss } = useUnit({
    info: $restaurant,
    proof: $proofKind,
    isErasing: $isErasing,
    dismiss: eraseDismissed,
  });
  const leave = (): void => {
    if (!isErasing) dismiss();
  };
  return (
    <Dialog
      open
      size="s"
      title={t('erase.title')}
      closeLabel={t('domain:action.close')}
      onClose={leave}
    >
      <Stack gap={4}>
        <p>{t('erase.gone')}</p>
        <p>{inPlace(t('erase.stays', { name: info?.name ?? '' }))}</p>
        {proof === 'google' ? (
          <EraseByGoogle onLeave={leave} />
        ) : (
          <EraseByPassword onLeave={leave} />
        )}
      </Stack>
    </Dialog>
  );
}
