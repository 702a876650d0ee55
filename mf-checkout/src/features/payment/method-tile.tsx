import { Icon, type IconName } from '@storefront/shared-ui';
import styles from './payment.module.css';

type Props = { name: string; icon: IconName; detail: string; isChosen: boolean; onPress: () => void };

/** One payment method as a button (CHECKOUT-09). */
export function MethodTile({ name, icon, detail, isChosen, onPress }: Props) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onPress}>
      <Icon name={icon} size="l" />
      <span className={styles.tileName}>{name}</span>
      {detail !== '' && <span className={styles.tileDetail}>{detail}</span>}
    </button>
  );
}
