import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { Picture } from '@storefront/shared-ui';
import { wideSources } from '../../lib/picture-sources';
import styles from './cover.module.css';

/**
 * The restaurant's cover (MENU-01): the largest picture of the first screen, fetched with high
 * priority.
 */
export function Cover({ info }: { info: RestaurantInfo }) {
  return (
    <div className={styles.cover}>
      {info.cover_pic !== '' && (
        <Picture
          {...wideSources('covers', info.cover_pic)}
          sizes="(min-width: 60rem) 60rem, 100vw"
          alt=""
          width={1600}
          height={800}
          shape="fill"
          priority
          fallbackIcon="store"
        />
      )}
    </div>
  );
}
