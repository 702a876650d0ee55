import { Badge, Icon, type IconName } from '@storefront/shared-ui';
import styles from './payment.module.css';

type Props = {
  name: string;
  icon: IconName;
  badge?: string | undefined;
  /** What the method adds to the total or takes off it; '' when nothing. */
  adjustment: string;
  isDiscount: boolean;
  /** How it is paid, or what was chosen of it. */
  detail: string;
  isChosen: boolean;
  onPress: () => void;
};

/** One payment method as a button (CHECKOUT-09), with its badge (CHECKOUT-07). */
export function MethodTile(props: Props) {
  const { name, icon, badge, adjustment, isDiscount, detail, isChosen, onPress } = props;
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onPress}>
      <span className={styles.tileHead}>
        <Icon name={icon} size="l" />
        {isChosen && (
          <span className={styles.tileMark}>
            <Icon name="check" size="s" />
          </span>
        )}
      </span>
      <span className={styles.tileName}>{name}</span>
      {badge !== undefined && <Badge tone="success">{badge}</Badge>}
      {adjustment !== '' && (
        <span className={styles.tileAdjustment} data-discount={isDiscount}>
          {adjustment}
        </span>
      )}
      {detail !== '' && <span className={styles.tileDetail}>{detail}</span>}
    </button>
  );
}
