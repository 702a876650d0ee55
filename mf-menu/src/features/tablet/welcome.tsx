import type { ReactNode } from 'react';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { Icon, Picture } from '@storefront/shared-ui';
import { wideSources } from '../../lib/picture-sources';
import styles from './welcome.module.css';

type Props = { info: RestaurantInfo; title: string; action: ReactNode; children: ReactNode };

/** Welcome screen of the restaurant on the tablet of a table. */
export function Welcome({ info, title, action, children }: Props) {
  return (
    <div className={styles.welcome}>
      <span className={styles.face}>
        {info.profile_pic === '' ? (
          <Icon name="table" size="xl" />
        ) : (
          <Picture
            {...wideSources('profiles', info.profile_pic)}
            sizes="8rem"
            alt=""
            width={192}
            height={192}
            shape="circle"
            priority
            fallbackIcon="table"
          />
        )}
      </span>
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
