import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  $isCartEmpty,
  $isCartReady,
  $isPlacing,
  $tableLink,
} from '@storefront/shared-domain/models';
import { Dialog } from '@storefront/shared-ui';
import { FinishButton } from '../features/finish/finish-button';
import { CartLine } from '../features/lines/cart-line';
import { ChangeAnnouncement } from '../features/lines/change-announcement';
import { $shownLines } from '../features/lines/lines.model';
import { NotesDialog } from '../features/notes/notes-dialog';
import { TableCartFooter } from '../features/table-cart/table-cart-footer';
import { useFocusOnLeaving } from '../features/table-cart/use-focus-on-leaving';
import { OrderContent } from '../features/lines/order-content';
import { SendToKitchen } from '../features/table-order/send-to-kitchen';
import { TableOrderFailed } from '../features/table-order/table-order-failed';
import { TableOrderPlaced } from '../features/table-order/table-order-placed';
import styles from './table-cart.module.css';

/**
 * The cart beside the tablet's menu (TABLE-13). It closes with its last line, as the cart page does
 * (CART-15), but not while an order is being placed.
 */
export default function TableCart({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const {
    lines,
    isEmpty,
    isReady,
    isPlacing,
    link: { table },
  } = useUnit({
    lines: $shownLines,
    isEmpty: $isCartEmpty,
    isReady: $isCartReady,
    isPlacing: $isPlacing,
    link: $tableLink,
  });
  const [noted, setNoted] = useState<string | null>(null);
  const notedLine = lines.find(({ lineId }) => lineId === noted);
  const isOver = isReady && isEmpty && !isPlacing;
  useEffect(() => {
    if (isOver) onClosed();
  }, [isOver, onClosed]);
  useFocusOnLeaving();
  if (isOver) return null;
  const close = (): void => {
    if (!isPlacing) onClosed();
  }; // the order's result is reported here
  return (
    <Dialog
      open
      placement="side"
      onClose={close}
      closeLabel={t('domain:action.close')}
      title={table === null ? t('page.title') : t('table.title', { table })}
      footer={<TableCartFooter lines={lines} onLeave={close} finish={<FinishButton />} />}
    >
      <ul className={styles.lines} aria-label={t('page.title')} aria-busy={!isReady}>
        {lines.map((line) => (
          <CartLine
            key={line.lineId}
            line={line}
            onNotes={() => setNoted(line.lineId)}
            onEdit={close}
          />
        ))}
      </ul>
      <ChangeAnnouncement lines={isReady ? lines : null} />
      {notedLine !== undefined && <NotesDialog line={notedLine} onLeave={() => setNoted(null)} />}
      <SendToKitchen content={<OrderContent />} />
      <TableOrderFailed />
      <TableOrderPlaced />
    </Dialog>
  );
}
