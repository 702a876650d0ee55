import { imageUrl, type MenuCard } from '@storefront/shared-domain/menu-rules';
import { Picture } from '@storefront/shared-ui';
import { MissingPicture } from './missing-picture';

/**
 * Picture of the dish in its small size: the first load contains dozens of cards. A drawing replaces a
 * missing or broken one.
 */
export function CardPicture({ card }: { card: MenuCard }) {
  const { image } = card;
  const missing = <MissingPicture card={card} />;
  if (image === '') return missing;
  return (
    <Picture
      src={imageUrl('products', image, 'thumb', 'jpg')}
      avif={imageUrl('products', image, 'thumb', 'avif')}
      webp={imageUrl('products', image, 'thumb', 'webp')}
      alt=""
      width={192}
      height={192}
      shape="fill"
      fallback={missing}
    />
  );
}
