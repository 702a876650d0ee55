import { Badge, Icon, type IconName } from '@storefront/shared-ui';
import styles from './payment.module.css';

type Props = {
  name: string;
  icon: IconName;
  detail: string;
  badge?: string | undefined;
  isChosen: boolean;
  onPress: () => void;
};

/** One payment method as a button (CHECKOUT-09), with its badge (CHECKOUT-07). */
export function MethodTile({ name, icon, detail, badge, isChosen, onPress }: Props) {
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
      {detail !== '' && <span className={styles.tileDetail}>{detail}</span>}
    </button>
  );
}
