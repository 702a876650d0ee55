import { imageUrl } from '@storefront/shared-domain/menu-rules';
import { Illustration, Picture } from '@storefront/shared-ui';

/** The picture of a flavor; a drawn pizza without one. */
export function FlavorPicture({ image }: { image: string }) {
  if (image === '') return <Illustration name="pizza" />;
  return (
    <Picture
      src={imageUrl('flavors', image, 'thumb', 'jpg')}
      avif={imageUrl('flavors', image, 'thumb', 'avif')}
      webp={imageUrl('flavors', image, 'thumb', 'webp')}
      alt=""
      width={192}
      height={192}
      shape="fill"
      fallback={<Illustration name="pizza" />}
    />
  );
}
