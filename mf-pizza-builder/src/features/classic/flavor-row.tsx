import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flavor } from '@storefront/shared-domain/contracts';
import { imageUrl } from '@storefront/shared-domain/rules';
import { Badge, Icon, IconButton, Picture } from '@storefront/shared-ui';
import styles from './flavor-row.module.css';

type Props = {
  flavor: Flavor;
  /** Parts of it on the pizza. */
  quantity: number;
  /** What it costs, in words; null when it cannot be had as the pizza is divided. */
  price: string | null;
  onAdd: () => void;
  onRemove: () => void;
};

/**
 * A flavor with its picture, price and how much of the pizza it has (PIZZA-06). A paused one is
 * shown and cannot be chosen.
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
    // the minus is about to be switched off, and must not take the focus with it
    if (quantity === 1) plus.current?.focus();
    onRemove();
  };
  return (
    <li
      className={styles.row}
      data-chosen={quantity > 0}
      data-unavailable={!canAdd && quantity === 0}
    >
      <span className={styles.picture}>
        {image === '' ? (
          <span className={styles.tile}>
            <Icon name="pizza" size="l" />
          </span>
        ) : (
          <Picture
            src={imageUrl('flavors', image, 'thumb', 'jpg')}
            avif={imageUrl('flavors', image, 'thumb', 'avif')}
            webp={imageUrl('flavors', image, 'thumb', 'webp')}
            alt=""
            width={192}
            height={192}
            shape="fill"
            fallbackIcon="pizza"
          />
        )}
      </span>
      <div className={styles.texts}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {canAdd || quantity > 0 ? (
        <p className={styles.price}>{price}</p>
      ) : (
        <span className={styles.price}>
          <Badge tone="warning">{t('classic.flavor.unavailable')}</Badge>
        </span>
      )}
      <div role="group" aria-labelledby={id} className={styles.counter}>
        <IconButton
          icon="minus"
          label={t('classic.flavor.less', { name })}
          disabled={quantity === 0}
          onClick={remove}
        />
        <output className={styles.quantity} aria-label={t('classic.flavor.quantity', { name })}>
          {quantity}
        </output>
        <IconButton
          ref={plus}
          icon="plus"
          label={t('classic.flavor.more', { name })}
          disabled={!canAdd}
          onClick={onAdd}
        />
      </div>
    </li>
  );
}
