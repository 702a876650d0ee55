import type { ReactNode } from 'react';
import styles from './cart-line.module.css';

type Props = {
  image: ReactNode;
  name: string;
  /** Links below the details; an empty row takes no space. */
  actions: ReactNode;
  price: string;
  quantity: ReactNode;
  /** Details and note. */
  children?: ReactNode;
};

/** Places of a line of the cart. */
export const LineFrame = ({ image, name, actions, price, quantity, children }: Props) => (
  <li className={styles.line}>
    <div className={styles.image}>{image}</div>
    <div className={styles.about}>
      <h2 className={styles.name}>{name}</h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
    <div className={styles.end}>
      <span className={styles.price} data-subtotal>
        {price}
      </span>
      {quantity}
    </div>
  </li>
);
