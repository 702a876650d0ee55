import { imageUrl } from '@storefront/shared-domain/menu-rules';
import { Picture } from '@storefront/shared-ui';
import type { ExtrasItem } from './extras-item';
import styles from './item-head.module.css';

export function ItemHead({ item: { image, description } }: { item: ExtrasItem }) {
  return (
    <div className={styles.head}>
      {image !== '' && (
        <div className={styles.image}>
          <Picture
            src={imageUrl('products', image, 'lg', 'jpg')}
            avif={imageUrl('products', image, 'lg', 'avif')}
            webp={imageUrl('products', image, 'lg', 'webp')}
            alt=""
            width={640}
            height={640}
            shape="fill"
            priority
          />
        </div>
      )}
      {description !== '' && <p className={styles.description}>{description}</p>}
    </div>
  );
}
