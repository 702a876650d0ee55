import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import { Card, VisuallyHidden } from '@storefront/shared-ui';
import styles from './courier-card.module.css';
import { CourierMap } from './courier-map';
import { $journey, $position, courierHidden, courierShown } from './courier.model';
import { distanceText, metresBetween, minutesFor } from './distance';
import { useMinutesSince } from './use-minutes-since';

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
