import { serverNow } from '@storefront/shared-domain/clock';
import type { Coordinates, Language } from '@storefront/shared-domain/contracts';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import { usesMiles } from '@storefront/shared-domain/rules';
import { METERS_PER_DEGREE } from '@storefront/shared-kit/meters-per-degree';
import { Card, VisuallyHidden } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './courier-card.module.css';
import { CourierMap } from './courier-map';
import { $journey, $position, courierHidden, courierShown } from './courier.model';

const METRES_PER_MILE = 1609.344;
/** Streets are longer than the straight line, and couriers ride at about 18 km/h in a town. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 300;

/**
 * Straight-line distance in metres between two locations; accurate enough for delivery distances.
 */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const east =
    (b.longitude - a.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(east, b.latitude - a.latitude) * METERS_PER_DEGREE;
}

/**
 * Distance in metres at which the courier counts as arrived: the position may be published only to
 * the accuracy of a block of houses.
 */
const AT_THE_DOOR = 100;

/**
 * Remaining minutes of the courier for a straight-line distance in metres; 0 means about to arrive.
 */
export const minutesFor = (metres: number): number =>
  metres < AT_THE_DOOR ? 0 : Math.ceil((metres * DETOUR) / METRES_PER_MINUTE);

const shown = (value: number, unit: string, language: Language, digits: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    value,
  );

/** Formats a distance, rounded for reading; in the unit of the restaurant's country. */
export function distanceText(metres: number, language: Language, country: string): string {
  if (usesMiles(country))
    return shown(Math.max(0.1, metres / METRES_PER_MILE), 'mile', language, 1);
  return metres < 950
    ? shown(Math.max(50, Math.round(metres / 50) * 50), 'meter', language, 0)
    : shown(metres / 1000, 'kilometer', language, 1);
}

const LOOK_MS = 10_000;

/** Whole minutes since a moment, updated continuously; 0 without one. */
function useMinutesSince(moment: number | null): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? 0 : Math.max(0, Math.floor((now - moment) / 60_000));
}

/**
 * Distance and remaining minutes of the courier as text; only the minutes are announced, because
 * the distance changes constantly.
 */
function Away() {
  const { t } = useTranslation('mf-tracking');
  const { info, language, journey, position } = useUnit({
    info: $restaurant,
    language: $language,
    journey: $journey,
    position: $position,
  });
  const age = useMinutesSince(position?.since ?? null);
  if (position === null)
    return (
      <p className={styles.away} role="status">
        {t('courier.waiting')}
      </p>
    );
  if (age > 0)
    return (
      <p className={styles.away} data-stale role="status">
        {t('courier.last-seen', { count: age })}
      </p>
    );
  if (!journey?.destination)
    return (
      <p className={styles.away} role="status">
        {t('courier.riding')}
      </p>
    );
  const metres = metresBetween(position, journey.destination);
  const minutes = minutesFor(metres);
  const when = minutes === 0 ? t('courier.arriving') : t('courier.minutes', { count: minutes });
  return (
    <>
      <p className={styles.away}>
        {minutes === 0
          ? when
          : t('courier.away', {
              distance: distanceText(metres, language, info?.country ?? ''),
              when,
            })}
      </p>
      <VisuallyHidden>
        <p role="status">{when}</p>
      </VisuallyHidden>
    </>
  );
}

/** The courier of an order on its way, on a map and as text (OPEN-053). */
export function CourierCard({ uuid }: { uuid: string }) {
  const { t } = useTranslation('mf-tracking');
  const { journey, position, show, hide } = useUnit({
    journey: $journey,
    position: $position,
    show: courierShown,
    hide: courierHidden,
  });
  useEffect(() => {
    show(uuid);
    return () => hide();
  }, [uuid, show, hide]);
  const name = journey?.courier ?? '';
  return (
    <Card as="section" aria-label={t('courier.label')}>
      <div className={styles.card}>
        <div className={styles.texts}>
          <h2 className={styles.title}>
            {name === '' ? t('courier.title') : t('courier.title-of', { name })}
          </h2>
          <Away />
        </div>
        <CourierMap
          origin={journey?.origin ?? null}
          destination={journey?.destination ?? null}
          courier={position}
        />
      </div>
    </Card>
  );
}
