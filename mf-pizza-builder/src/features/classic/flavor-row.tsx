import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flavor } from '@storefront/shared-domain/contracts';
import { Badge, IconButton, VisuallyHidden } from '@storefront/shared-ui';
import { FlavorPicture } from '../../flow/flavor-picture';
import { RowTarget } from '../../flow/row-target';
import styles from './flavor-row.module.css';

type Props = {
  flavor: Flavor;
  /** Parts of this flavor on the pizza. */
  quantity: number;
  /** The formatted price; null when the flavor is not available in this division. */
  price: string | null;
  onAdd: () => void;
  onRemove: () => void;
};

/**
 * A flavor with its picture, price and number of parts (PIZZA-06). A paused flavor is shown but
 * disabled.
 */
export function FlavorRow({
  flavor: { name, description, image, available },
  quantity,
  price,
  onAdd,
  onRemove,
}: Props) {
  const { t } = useTranslation('mf-pizza-builder');
  const id = useId();
  const plus = useRef<HTMLButtonElement>(null);
  const canAdd = available && price !== null;
  const remove = (): void => {
    // the minus button becomes disabled and would lose the focus
    if (quantity === 1) plus.current?.focus();
    onRemove();
  };
  return (
    <li
      className={styles.row}
      data-chosen={quantity > 0}
      data-unavailable={!canAdd && quantity === 0}
    >
      {canAdd && <RowTarget onTap={onAdd} />}
      <span className={styles.picture}>
        <FlavorPicture image={image} />
      </span>
      <div className={styles.texts}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {canAdd ? (
        <p className={styles.price}>{price}</p>
      ) : (
        <span id={`${id}-off`} className={styles.price}>
          <Badge tone="warning">{t('classic.flavor.unavailable')}</Badge>
        </span>
      )}
      <div role="group" aria-labelledby={id} className={styles.counter}>
        <IconButton
          icon="minus"
          label={t('classic.flavor.less', { name })}
          disabled={quantity === 0}
          reasonId={canAdd ? `${id}-quantity` : `${id}-off`}
          onClick={remove}
        />
        <output
          id={`${id}-quantity`}
          className={styles.quantity}
          aria-label={t('classic.flavor.quantity', { name })}
        >
          <VisuallyHidden>{name}: </VisuallyHidden>
          {quantity}
        </output>
        <IconButton
          ref={plus}
          icon="plus"
          label={t('classic.flavor.more', { name })}
          disabled={!canAdd}
          reasonId={`${id}-off`}
          onClick={onAdd}
        />
      </div>
    </li>
  );
}
