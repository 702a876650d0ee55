import { useUnit } from 'effector-react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { imageUrl } from '@storefront/shared-domain/rules';
import { illustrationOf } from '@storefront/shared-kit/illustration';
import { Illustration, Picture } from '@storefront/shared-ui';
import styles from './cart-line.module.css';
import { $pictureOf } from './lines.model';

const DRAWN = { dish: null, pizza: 'pizza', gift: 'combo' } as const;

/** A line's picture; a drawing of the same size replaces a missing or broken one. */
export function LineImage({ line }: { line: CartLine }) {
  const { kind, image, icon } = useUnit($pictureOf)(line);
  const missing = <Illustration name={DRAWN[icon] ?? illustrationOf(line.name)} />;
  if (image === '') return <span className={styles.tile}>{missing}</span>;
  return (
    <Picture
      src={imageUrl(kind, image, 'thumb', 'jpg')}
      avif={imageUrl(kind, image, 'thumb', 'avif')}
      webp={imageUrl(kind, image, 'thumb', 'webp')}
      alt=""
      width={192}
      height={192}
      shape="rounded"
      fallback={missing}
    />
  );
}
