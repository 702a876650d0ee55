import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { AccountControl } from './account-control';
import { AddressLink } from './address-link';
import { Cover } from './cover';
import { HeaderLinks } from './header-links';
import styles from './header.module.css';
import { OpenUntil } from './open-until';
import { PointsLink } from './points-link';
import { ProfilePicture } from './profile-picture';
import { RatingLink } from './rating-link';
import { StatusBadge } from './status-badge';
import { Times } from './times';

/**
 * The restaurant in a few lines, so that its food is on the first screen: at most 200 px high on a
 * phone. Name, whether it is open, rating, times, minimum, one line of address.
 */
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
            <OpenUntil />
            <RatingLink info={info} />
          </div>
        </div>
        <Times info={info} />
        <div className={styles.place}>
          <AddressLink info={info} />
          <HeaderLinks />
        </div>
      </div>
    </header>
  );
}
