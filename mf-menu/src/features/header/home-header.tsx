import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { AccountControl } from './account-control';
import { AddressLink } from './address-link';
import { Cover } from './cover';
import { HeaderLinks } from './header-links';
import styles from './header.module.css';
import { Message } from './message';
import { PointsLink } from './points-link';
import { ProfilePicture } from './profile-picture';
import { RatingLink } from './rating-link';
import { StatusBadge } from './status-badge';
import { Times } from './times';

/** Name of the restaurant, whether it is open, and its delivery times. */
export function HomeHeader({ info }: { info: RestaurantInfo }) {
  return (
    <header className={styles.header}>
      <Cover info={info} />
      <div className={styles.account}>
        <PointsLink info={info} />
        <AccountControl />
      </div>
      <div className={styles.card}>
        <ProfilePicture info={info} />
        <div className={styles.identity}>
          <h1 className={styles.name}>{info.name}</h1>
          <div className={styles.facts}>
            <StatusBadge />
            <RatingLink info={info} />
          </div>
        </div>
        <AddressLink info={info} />
        <Times info={info} />
        <HeaderLinks />
        <Message info={info} />
      </div>
    </header>
  );
}
