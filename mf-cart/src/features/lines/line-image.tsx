import { useUnit } from 'effector-react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { imageUrl } from '@storefront/shared-domain/rules';
import { Icon, Picture } from '@storefront/shared-ui';
import styles from './cart-line.module.css';
import { $pictureOf } from './lines.model';

/** A line's picture; an icon tile of the same size replaces a missing one. */
export function LineImage({ line }: { line: CartLine }) {
  const { kind, image, icon } = useUnit($pictureOf)(line);
  if (image === '')
    return (
      <span className={styles.tile}>
        <Icon name={icon} size="xl" />
      </span>
    );
  return (
    <Picture
      src={imageUrl(kind, image, 'thumb', 'jpg')}
      avif={imageUrl(kind, image, 'thumb', 'avif')}
      webp={imageUrl(kind, image, 'thumb', 'webp')}
      alt=""
      width={192}
      height={192}
      shape="rounded"
      fallbackIcon={icon}
    />
  );
}
