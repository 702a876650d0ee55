import { imageUrl, type MenuCard } from '@storefront/shared-domain/menu-rules';
import { Picture } from '@storefront/shared-ui';
import { MissingPicture } from './missing-picture';

/**
 * Picture of the dish in its small size: the first load contains dozens of cards. A drawing replaces a
 * missing or broken one.
 */
export function CardPicture({ card }: { card: MenuCard }) {
  const { kind, image } = card;
  const missing = <MissingPicture card={card} />;
  if (image === '') return missing;
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
      fallback={missing}
    />
  );
}
