import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $cartCount, $cartPoints, $client, $isPlacing } from '@storefront/shared-domain/models';
import { AlertDialog, Button } from '@storefront/shared-ui';
import { clearConfirmed } from './clear.model';

type Props = {
  /** The stored cart is not read yet: whether it has lines is not known. */
  isWaiting?: boolean;
};

/**
 * Empties the cart after a confirmation; points of a customer's prizes are refunded (CART-17,
 * CONFLICTS-05).
 */
export function ClearCart({ isWaiting = false }: Props) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const [isRequesting, setRequesting] = useState(false);
  const { count, points, client, isPlacing, clear } = useUnit({
    count: $cartCount,
    points: $cartPoints,
    client: $client,
    isPlacing: $isPlacing,
    clear: clearConfirmed,
  });
  if ((count === 0 && !isWaiting) || isPlacing) return null;
  return (
    <>
      <Button variant="ghost" size="s" icon="trash" onClick={() => setRequesting(true)}>
        {t('clear.button')}
      </Button>
      <AlertDialog
        open={isRequesting}
        icon="trash"
        tone="danger"
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        onConfirm={() => clear()}
        cancelLabel={t('clear.keep')}
        onCancel={() => setRequesting(false)}
      >
        <p>{t('clear.text', { count })}</p>
        {client !== null && points > 0 && <p>{t('clear.points', { count: points })}</p>}
      </AlertDialog>
    </>
  );
}
