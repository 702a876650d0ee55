import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from '@storefront/shared-domain/contracts';
import { $formatMoney, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { imageUrl, lineSubtotal } from '@storefront/shared-domain/rules';
import { Picture } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import styles from './cart-line.module.css';
import { LineDetails } from './line-details';
import { LineQuantity } from './line-quantity';
import { $images } from './lines.model';

type Props = {
  line: Line;
  /** Opens the note where the cart is no page of its own (TABLE-13); else its page is linked. */
  onNotes?: () => void;
};

/** One line of the cart: picture, name, choices, note, subtotal or points, quantity (CART-02 to CART-08). */
export function CartLine({ line, onNotes }: Props) {
  const { t } = useTranslation('mf-cart');
  const { money, images, info } = useUnit({ money: $formatMoney, images: $images, info: $restaurant });
  const image = images.get(line.id) ?? '';
  const noteName = t(line.notes === '' ? 'line.add-notes-to' : 'line.edit-notes-of', { name: line.name });
  const noteText = t(line.notes === '' ? 'line.add-notes' : 'line.edit-notes');
  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <Picture
          src={imageUrl('products', image, 'thumb', 'jpg')} avif={imageUrl('products', image, 'thumb', 'avif')} webp={imageUrl('products', image, 'thumb', 'webp')}
          alt="" width={192} height={192} shape="rounded"
        />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>{line.name}</h2>
        <LineDetails line={line} />
        {line.notes !== '' && <p className={styles.notes}>{t('line.notes', { notes: line.notes })}</p>}
        {info?.allow_order_comments && (onNotes === undefined
          ? <Link className={styles.noteLink} to={paths.cartNotes(line.lineId)} aria-label={noteName}>{noteText}</Link>
          : <button type="button" className={styles.noteLink} onClick={onNotes} aria-label={noteName}>{noteText}</button>)}
      </div>
      <div className={styles.end}>
        <span className={styles.price} data-subtotal>{line.type === 'prize' ? t('line.points', { count: line.points_needed * line.qty }) : money(lineSubtotal(line))}</span>
        <LineQuantity line={line} />
      </div>
    </li>
  );
}
