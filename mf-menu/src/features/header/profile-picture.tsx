import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { Icon, Picture } from '@storefront/shared-ui';
import { wideSources } from '../../lib/picture-sources';
import styles from './profile-picture.module.css';

/** The restaurant's profile picture (MENU-01), or a plate icon when it has none. */
export function ProfilePicture({ info }: { info: RestaurantInfo }) {
  return (
    <span className={styles.frame}>
      {info.profile_pic === '' ? (
        <Icon name="store" size="xl" />
      ) : (
        <Picture
          {...wideSources('profiles', info.profile_pic)}
          sizes="6rem"
          alt=""
          width={192}
          height={192}
          shape="circle"
          priority
          fallbackIcon="store"
        />
      )}
    </span>
  );
}
