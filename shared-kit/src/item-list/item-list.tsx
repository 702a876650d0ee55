import styles from './item-list.module.css';

/** An item of a cart or of an order, in the texts of its page. */
interface ListedItem {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  /** Its price, or the points of a prize. */
  readonly amount: string;
  /** Choices and note, each below the name; an empty one is omitted. */
  readonly details: readonly string[];
}

interface ItemListProps {
  readonly items: readonly ListedItem[];
  /** Name of the list for screen readers. */
  readonly label: string;
}

/** Items with quantity, name, choices, note and amount. */
export function ItemList({ items, label }: ItemListProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {items.map(({ key, quantity, name, amount, details }) => (
        <li key={key} className={styles.line}>
          <span className={styles.quantity}>{quantity}×</span>{' '}
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.amount}>{amount}</span>
          {details
            .filter((detail) => detail !== '')
            .map((detail, index) => (
              <span key={`${index} ${detail}`} className={styles.detail}>
                {detail}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
