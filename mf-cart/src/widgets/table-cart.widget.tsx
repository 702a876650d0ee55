import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $isCartEmpty, $isCartReady, $isPlacing, $lines, $tableLink } from '@storefront/shared-domain/models';
import { Button, Dialog } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $finishPath, finishClicked } from '../features/finish/finish.model';
import { CartLine } from '../features/lines/cart-line';
import { NotesDialog } from '../features/notes/notes-dialog';
import { TableCartFooter } from '../features/table-cart/table-cart-footer';
import { useFocusOnLeaving } from '../features/table-cart/use-focus-on-leaving';
import styles from './table-cart.module.css';

/** The cart beside the tablet's menu (TABLE-13). It closes with its last line, as the cart's page does (CART-15). */
export default function TableCart({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const { lines, isEmpty, isReady, isPlacing, table, finishPath, finish } = useUnit({
    lines: $lines, isEmpty: $isCartEmpty, isReady: $isCartReady, isPlacing: $isPlacing, table: $tableLink, finishPath: $finishPath, finish: finishClicked,
  });
  const [noted, setNoted] = useState<string | null>(null);
  const notedLine = lines.find(({ lineId }) => lineId === noted);
  const isOver = isReady && isEmpty && !isPlacing;
  useEffect(() => { if (isOver) onClosed(); }, [isOver, onClosed]);
  useFocusOnLeaving();
  if (isOver) return null;
  const onFinish = (): void => {
    finish();
    navigate(finishPath);
  };
  return (
    <Dialog
      open placement="side" onClose={() => onClosed()} closeLabel={t('domain:action.close')}
      title={table.table === null ? t('page.title') : t('table.title', { table: table.table })}
      footer={<TableCartFooter onOrderMore={onClosed} onLeave={onClosed} finish={<Button size="l" wide onClick={onFinish}>{t('footer.finish')}</Button>} />}
    >
      <ul className={styles.lines} aria-label={t('page.title')} aria-busy={!isReady}>
        {lines.map((line) => <CartLine key={line.lineId} line={line} onNotes={() => setNoted(line.lineId)} />)}
      </ul>
      {notedLine !== undefined && <NotesDialog line={notedLine} onLeave={() => setNoted(null)} />}
    </Dialog>
  );
}
