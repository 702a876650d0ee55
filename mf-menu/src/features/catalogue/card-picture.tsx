import { imageUrl, type MenuCard } from '@storefront/shared-domain/menu-rules';
import { Icon, Picture } from '@storefront/shared-ui';
import styles from './product-card.module.css';

const ICON = { product: 'dish', combo: 'gift', pizza: 'pizza', flavor: 'pizza' } as const;

/**
 * Picture of the dish in its small size: the first load contains dozens of cards. A tile replaces a
 * missing picture.
 */
export function CardPicture({ card: { kind, image } }: { card: MenuCard }) {
  if (image === '')
    return (
      <span className={styles.tile}>
        <Icon name={ICON[kind]} size="xl" />
      </span>
    );
  const folder = kind === 'flavor' ? 'flavors' : 'products';
  return (
    <Picture
      src={imageUrl(folder, image, 'thumb', 'jpg')}
      avif={imageUrl(folder, image, 'thumb', 'avif')}
      webp={imageUrl(folder, image, 'thumb', 'webp')}
      alt=""
      width={192}
      height={192}
      shape="fill"
      fallbackIcon={ICON[kind]}
    />
  );
}
