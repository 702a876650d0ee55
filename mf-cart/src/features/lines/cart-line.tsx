import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { lineAmounts } from '@storefront/shared-domain/rules';
import { Link } from '@storefront/shared-ui/router';
import styles from './cart-line.module.css';
import { EditLink } from './edit-link';
import { LineDetails } from './line-details';
import { LineFrame } from './line-frame';
import { LineImage } from './line-image';
import { LineQuantity } from './line-quantity';

type Props = {
  line: Line;
  /**
   * Opens the note where the cart is not a page (TABLE-13); otherwise the note's page is linked.
   */
  onNotes?: () => void;
  /** The dialog around the line closes when its choices are edited. */
  onEdit?: () => void;
};

/**
 * One line of the cart: picture, name, choices, note, subtotal or points, quantity (CART-02 to
 * CART-08).
 */
export function CartLine({ line, onNotes, onEdit }: Props) {
  const { t } = useTranslation('mf-cart');
  const { money, info } = useUnit({ money: $formatMoney, info: $restaurant });
  const noteName = t(line.notes === '' ? 'line.add-notes-to' : 'line.edit-notes-of', {
    name: line.name,
  });
  const noteText = t(line.notes === '' ? 'line.add-notes' : 'line.edit-notes');
  return (
    <LineFrame
      image={<LineImage line={line} />}
      name={line.name}
      actions={
        <>
          <EditLink line={line} onLeave={onEdit} />
          {info?.allow_order_comments &&
            (onNotes === undefined ? (
              <Link
                className={styles.action}
                to={paths.cartNotes(line.lineId)}
                aria-label={noteName}
              >
                {noteText}
              </Link>
            ) : (
              <button
                type="button"
                className={styles.action}
                onClick={onNotes}
                aria-label={noteName}
              >
                {noteText}
              </button>
            ))}
        </>
      }
      price={
        line.type === 'prize'
          ? t('line.points', { count: line.points_needed * line.qty })
          : money(lineAmounts(line, info?.currency ?? '').subtotal)
      }
      quantity={<LineQuantity line={line} />}
    >
      <LineDetails line={line} />
      {line.notes !== '' && (
        <p className={styles.notes}>{t('line.notes', { notes: line.notes })}</p>
      )}
    </LineFrame>
  );
}
