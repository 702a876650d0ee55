import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flavor } from '@storefront/shared-domain/contracts';
import { Badge, Stepper } from '@storefront/shared-ui';
import { FlavorPicture } from '../../flow/flavor-picture';
import { RowTarget } from '../../flow/row-target';
import styles from './flavor-row.module.css';

type Props = {
  flavor: Flavor;
  /** Formatted; null while the price is unknown. */
  price: string | null;
  quantity: number;
  isOffered: boolean;
  onQuantity: (flavor: string, quantity: number) => void;
};

const MAX_UNITS = 99;

/**
 * One flavor: picture, name, description, price and number of parts (PIZZA-06). Re-rendered only
 * when one of them changes.
 */
export const FlavorRow = memo(function FlavorRow({
  flavor,
  price,
  quantity,
  isOffered,
  onQuantity,
}: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const { id, name, description, image } = flavor;
  const reasonId = useId();
  return (
    <li className={styles.row} data-chosen={quantity > 0} data-offered={isOffered}>
      {isOffered && <RowTarget onTap={() => onQuantity(id, quantity + 1)} />}
      <span className={styles.picture}>
        <FlavorPicture image={image} />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        {description !== '' && <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.foot}>
        {isOffered ? (
          <span className={styles.price}>{price}</span>
        ) : (
          <span id={reasonId}>
            <Badge tone="warning">{t('nep.flavor.unavailable')}</Badge>
          </span>
        )}
        <Stepper
          size="s"
          value={quantity}
          max={MAX_UNITS}
          mostReason={t('extras.maximum-reached')}
          disabledBy={!isOffered && quantity === 0 ? reasonId : undefined}
          onValueChange={(next) => onQuantity(id, next)}
          label={t('nep.flavor.quantity', { name })}
          decreaseLabel={t('nep.flavor.less', { name })}
          increaseLabel={t('nep.flavor.more', { name })}
        />
      </span>
    </li>
  );
});
