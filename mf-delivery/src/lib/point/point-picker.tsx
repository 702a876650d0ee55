import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { streetLine } from '@storefront/shared-domain/rules';
import { Button, Icon, Skeleton } from '@storefront/shared-ui';
import { AddressMap } from '../map/address-map';
import type { Place } from './places';
import { $estimateReason, $pin, mapMoved, mapMoving, pointRetried } from './point.model';
import styles from './point-picker.module.css';
import { UNDER_PIN_ID } from './under-pin-id';

/**
 * The map on which the customer marks the location of an address, with the address under the pin.
 */
export function PointPicker({ label }: { label: string }) {
  const { t } = useTranslation('mf-delivery');
  const { pin, moving, moved } = useUnit({ pin: $pin, moving: mapMoving, moved: mapMoved });
  if (pin === null) return null;
  return (
    <div className={styles.picker}>
      <p className={styles.help}>{t('point.help')}</p>
      {pin.state !== 'lost' && (
        <AddressMap
          label={label}
          center={'at' in pin ? pin.at : null}
          onMoving={() => moving()}
          onMoved={moved}
        />
      )}
      <UnderPin />
    </div>
  );
}

function UnderPin() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { pin, estimate, retry } = useUnit({
    pin: $pin,
    estimate: $estimateReason,
    retry: pointRetried,
  });
  const again = (
    <Button size="s" variant="secondary" icon="refresh" onClick={() => retry()}>
      {t('domain:action.retry')}
    </Button>
  );
  const view = ((): { tone: 'calm' | 'warning'; text: ReactNode; action?: ReactNode } => {
    if (estimate !== null)
      return {
        tone: 'warning',
        text: t(`point.${estimate}`),
        action: estimate === 'unavailable' && again,
      };
    if (pin === null || pin.state === 'lost')
      return { tone: 'warning', text: t('point.lost'), action: again };
    if (pin.state === 'failed') return { tone: 'warning', text: t('point.failed'), action: again };
    if (pin.state === 'nothing') return { tone: 'calm', text: t('point.nothing') };
    if (pin.state === 'found' && pin.place)
      return { tone: 'calm', text: <Found place={pin.place} /> };
    return { tone: 'calm', text: <Searching /> };
  })();
  return (
    <div className={styles.under} data-tone={view.tone}>
      <span className={styles.icon}>
        <Icon name={view.tone === 'warning' ? 'warning' : 'pin'} size="l" />
      </span>
      <div id={UNDER_PIN_ID} className={styles.text} role="status">
        {view.text}
      </div>
      {view.action}
    </div>
  );
}

function Found({ place: { street, number, zone, city } }: { place: Place }) {
  const info = useUnit($restaurant);
  return (
    <>
      <p className={styles.street}>{streetLine(street, number, info?.country ?? '')}</p>
      <p className={styles.detail}>{[zone, city].filter((part) => part !== '').join(' · ')}</p>
    </>
  );
}

function Searching() {
  const { t } = useTranslation('mf-delivery');
  return (
    <>
      <p className={styles.street}>{t('point.searching')}</p>
      <Skeleton lines={1} />
    </>
  );
}
