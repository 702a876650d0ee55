import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { minor, ZERO, type CartLine } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { AmountRows } from '../../lib/amounts/amount-rows';
import { useCartAmounts } from '../../lib/amounts/use-cart-amounts';
import styles from './cart-line.module.css';
import details from './line-details.module.css';
import { LineFrame } from './line-frame';
import { LineQuantity } from './line-quantity';
import { PartRow } from './line-details';

/** Stands for the name of a line. */
const NAME = '{name}';

const shared = { lineId: '', id: '', name: NAME, notes: '', price: minor(10_000_00) };
const SAMPLES: Readonly<Record<string, CartLine>> = {
  one: { ...shared, type: 'general', qty: 1, extras: [] },
  more: { ...shared, type: 'general', qty: 2, extras: [] },
  'prize-one': { ...shared, type: 'prize', qty: 1, points_needed: 0, pointsSpent: 0 },
  'prize-more': { ...shared, type: 'prize', qty: 2, points_needed: 0, pointsSpent: 0 },
};
const ORDERED = [SAMPLES['more']!];

const PART = {
  kind: 'flavor',
  name: NAME,
  notes: '',
  fraction: NAME,
  quantity: 1,
  whole: ZERO,
  amount: minor(1),
} as const;

/**
 * Lines, details and amounts as the application shows them, without what differs between carts: the
 * script of the frame copies them. The links of a line take their space and nothing else, because the
 * menu decides which there are.
 */
export function EarlySamples() {
  const { t } = useTranslation('mf-cart');
  const hasNotes = useUnit($restaurant)?.allow_order_comments ?? false;
  const rows = useCartAmounts(ORDERED);
  const links = ['edit', ...(hasNotes ? (['add-notes', 'edit-notes'] as const) : [])] as const;
  return (
    <div hidden data-early="samples">
      {Object.entries(SAMPLES).map(([name, line]) => (
        <ul key={name} data-early={name}>
          <LineFrame
            image={<span className={styles.tile} />}
            name={NAME}
            actions={links.map((link) => (
              <span key={link} className={`${styles.action} ${styles.reserved}`} data-link={link}>
                {t(`line.${link}`)}
              </span>
            ))}
            price=""
            quantity={<LineQuantity line={line} />}
          />
        </ul>
      ))}
      <div data-early="details">
        <div className={details.group} data-named="true">
          <h3 className={details.title}>{NAME}</h3>
          <ul className={details.details}>
            <PartRow part={PART} />
          </ul>
        </div>
        <p className={styles.notes}>{NAME}</p>
      </div>
      <div data-early="rows">
        <AmountRows rows={rows.slice(0, -1)} />
      </div>
    </div>
  );
}
