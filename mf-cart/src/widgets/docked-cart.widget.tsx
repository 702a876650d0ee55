import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $isCartEmpty, $isCartReady, $isPlacing } from '@storefront/shared-domain/models';
import { EmptyState, SkipLink } from '@storefront/shared-ui';
import { useFocusInDock } from '../features/docked-cart/use-focus-in-dock';
import { Benefits } from '../features/benefits/benefits';
import { ClearCart } from '../features/clear/clear-cart';
import { CartTotal } from '../features/finish/cart-total';
import { FinishButton } from '../features/finish/finish-button';
import { CartLine } from '../features/lines/cart-line';
import { LineSkeletons } from '../features/lines/line-skeletons';
import { $shownLines } from '../features/lines/lines.model';
import { OrderContent } from '../features/lines/order-content';
import { NotesDialog } from '../features/notes/notes-dialog';
import { SendToKitchen } from '../features/table-order/send-to-kitchen';
import { TableOrderFailed } from '../features/table-order/table-order-failed';
import { TableOrderPlaced } from '../features/table-order/table-order-placed';
import styles from './docked-cart.module.css';

const END = 'docked-cart-end';

/**
 * The cart beside the menu of a wide screen (MENU-19): the lines, amounts and rules of the cart page.
 * Without lines it stays, and says that it is empty. It has no live region: the shell announces each
 * change of the cart on the menu.
 */
export default function DockedCart() {
  const { t } = useTranslation('mf-cart');
  const { lines, isEmpty, isReady, isPlacing } = useUnit({
    lines: $shownLines,
    isEmpty: $isCartEmpty,
    isReady: $isCartReady,
    isPlacing: $isPlacing,
  });
  const [noted, setNoted] = useState<string | null>(null);
  const notedLine = lines.find(({ lineId }) => lineId === noted);
  useFocusInDock(lines.length);
  const results = (
    <>
      <SendToKitchen content={<OrderContent />} />
      <TableOrderFailed />
      <TableOrderPlaced />
    </>
  );
  if (isReady && isEmpty && !isPlacing)
    return (
      <div className={styles.cart}>
        <EmptyState icon="cart" title={t('dock.empty')}>
          {t('dock.empty-hint')}
        </EmptyState>
        {results}
      </div>
    );
  return (
    <div className={styles.cart}>
      <SkipLink href={`#${END}`}>{t('dock.to-total')}</SkipLink>
      <div className={styles.head}>
        <h2>{t('page.title')}</h2>
        <ClearCart />
      </div>
      <div className={styles.content}>
        {isReady ? (
          <ul aria-label={t('page.title')}>
            {lines.map((line) => (
              <CartLine key={line.lineId} line={line} onNotes={() => setNoted(line.lineId)} />
            ))}
          </ul>
        ) : (
          <LineSkeletons />
        )}
        {isReady && <Benefits />}
      </div>
      <div id={END} className={styles.end} tabIndex={-1}>
        <CartTotal lines={isReady ? lines : null} />
        <FinishButton />
      </div>
      {notedLine !== undefined && <NotesDialog line={notedLine} onLeave={() => setNoted(null)} />}
      {results}
    </div>
  );
}
