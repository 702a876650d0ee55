import { sessionBus } from '@storefront/shared-domain/bus';
import { serverDate } from '@storefront/shared-domain/clock';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatTime, openUntil, restaurantAddress } from '@storefront/shared-domain/menu-rules';
import {
  $isAtTable,
  $isLoggedIn,
  $language,
  $operationState,
  $pointsLeft,
  $restaurantData,
  $restaurantMapLink,
} from '@storefront/shared-domain/models';
import { mapSearchLink, paths } from '@storefront/shared-domain/paths';
import { AlertDialog, Button, Icon, LinkButton } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ratingText } from '../../lib/number-text';
import styles from './header.module.css';
import { Cover } from './cover';
import { ProfilePicture } from './profile-picture';
import { StatusBadge } from './status-badge';
import { Times } from './times';

/**
 * Login button, or a link to the account and a logout with confirmation (MENU-02). Neither is shown
 * to a customer at a table.
 */
function AccountControl() {
  const { t } = useTranslation('mf-menu');
  const { isAtTable, isLoggedIn, signIn, signOut } = useUnit({
    isAtTable: $isAtTable,
    isLoggedIn: $isLoggedIn,
    signIn: sessionBus.signInRequested,
    signOut: sessionBus.logOutConfirmed,
  });
  const [isRequesting, setIsRequesting] = useState(false);
  if (isAtTable) return null;
  if (!isLoggedIn)
    return (
      <Button variant="secondary" size="s" icon="user" onClick={() => signIn()}>
        {t('header.log-in')}
      </Button>
    );
  return (
    <>
      <LinkButton to={paths.orders()} variant="secondary" size="s" icon="user">
        {t('header.account')}
      </LinkButton>
      <Button variant="secondary" size="s" icon="logout" onClick={() => setIsRequesting(true)}>
        {t('header.log-out')}
      </Button>
      <AlertDialog
        open={isRequesting}
        icon="logout"
        title={t('log-out.title')}
        confirmLabel={t('log-out.confirm')}
        onConfirm={() => {
          setIsRequesting(false);
          signOut();
        }}
        cancelLabel={t('log-out.stay')}
        onCancel={() => setIsRequesting(false)}
      >
        {t('log-out.text')}
      </AlertDialog>
    </>
  );
}

const ID = 'open-until';
/** False on the edge, whose `document` has only what loads scripts (ADR 0022). */
const isPage = (): boolean =>
  typeof (globalThis.document as Document | undefined)?.getElementById === 'function';
const never = () => () => undefined;

/**
 * When an open restaurant closes. The rendered page states it by the server's clock: the browser
 * continues that text, and then corrects it by its own clock.
 */
function OpenUntil() {
  const { t } = useTranslation('mf-menu');
  const { data, language, operation } = useUnit({
    data: $restaurantData,
    language: $language,
    operation: $operationState,
  });
  const byClock = (): string => {
    const end = data && operation === 'open' ? openUntil(data, serverDate()) : null;
    return end === null ? '' : t('header.until', { time: formatTime(end, language) });
  };
  const asRendered = (): string =>
    isPage() ? (document.getElementById(ID)?.textContent ?? '') : byClock();
  const text = useSyncExternalStore(never, byClock, asRendered);
  return (
    <span id={ID} className={styles.until}>
      {text}
    </span>
  );
}

/**
 * The address as a link to a maps search, or to the site's own map (OPEN-055); not shown when
 * takeout is disabled (MENU-03).
 */
function AddressLink({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const link = useUnit($restaurantMapLink);
  const address = restaurantAddress(info);
  if (info.no_takeout || address === '') return null;
  return (
    <a
      className={styles.address}
      href={link ?? mapSearchLink(`${info.name}, ${address}`)}
      target="_blank"
      rel="noreferrer"
      title={address}
      aria-label={t('header.address', { address })}
    >
      <Icon name="pin" size="s" />
      <span>{address}</span>
    </a>
  );
}

const LINKS = [
  { key: 'hours', to: paths.hours(), icon: 'clock' },
  { key: 'payments', to: paths.payments(), icon: 'card' },
  { key: 'info', to: paths.info(), icon: 'info' },
] as const;

/** Links to hours, payments and information (MENU-06). */
function HeaderLinks() {
  const { t } = useTranslation('mf-menu');
  return (
    <nav className={styles.nav} aria-label={t('tabs.label')}>
      <ul className={styles.links} role="list">
        {LINKS.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} className={styles.link}>
              <Icon name={icon} size="s" />
              <span>{t(`tabs.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The average of the reviews as a link to them (MENU-04); nothing while there are no ratings. */
function RatingLink({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const language = useUnit($language);
  if (info.rating_average <= 0) return null;
  const rating = ratingText(info.rating_average, language);
  return (
    <Link
      to={paths.reviews()}
      className={styles.rating}
      aria-label={t('header.rating', { rating })}
    >
      <span className={styles.star} aria-hidden>
        ★
      </span>
      {rating}
    </Link>
  );
}

/**
 * A logged-in customer's points, as a link to their rewards (LOYALTY-04). It overlays the cover and
 * causes no layout shift.
 */
function PointsLink({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { points, isAtTable } = useUnit({ points: $pointsLeft, isAtTable: $isAtTable });
  if (points === null || isAtTable || !info.fidelity.enablePoints) return null;
  return (
    <LinkButton to={paths.prizes()} variant="secondary" size="s" icon="star">
      {t('header.points', { count: Math.max(0, points) })}
    </LinkButton>
  );
}

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
