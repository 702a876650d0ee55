import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $cartCount, $cartSubtotal, $formatMoney, $lines } from '@storefront/shared-domain/models';
import type { SlotProps } from '@storefront/shared-domain/remote';
import { Button, Dialog, Stack } from '@storefront/shared-ui';
import { startOverChosen } from '../features/recovery/recovery.model';
import styles from './cart-recovery.module.css';

const SHOWN = 3;

/** Offers to continue with a saved cart, and shows its content (CART-27, OPEN-084). */
export default function CartRecovery({ onClosed }: SlotProps['cart-recovery']) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const { lines, count, subtotal, money, startOver } = useUnit({
    lines: $lines,
    count: $cartCount,
    subtotal: $cartSubtotal,
    money: $formatMoney,
    startOver: startOverChosen,
  });
  const more = lines.slice(SHOWN).reduce((sum, { qty }) => sum + qty, 0);
  return (
    <Dialog
      open
      size="s"
      title={t('recovery.title')}
      closeLabel={t('domain:action.close')}
      onClose={onClosed}
      footer={
        <Stack gap={2}>
          <Button size="l" wide onClick={onClosed}>
            {t('recovery.continue')}
          </Button>
          <Button variant="ghost" size="l" wide onClick={() => startOver()}>
            {t('recovery.start-over')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <p className={styles.text}>{t('recovery.text', { count })}</p>
        <ul className={styles.lines}>
          {lines.slice(0, SHOWN).map(({ lineId, qty, name }) => (
            <li key={lineId}>{t('line.extra', { count: qty, name })}</li>
          ))}
          {more > 0 && <li>{t('recovery.more', { count: more })}</li>}
        </ul>
        <p className={styles.total}>
          <span>{t('footer.total')}</span>
          <span>{money(subtotal)}</span>
        </p>
      </Stack>
    </Dialog>
  );
}
