import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { streetLine } from '@storefront/shared-domain/rules';
import { Button, Icon, Spinner } from '@storefront/shared-ui';
import { $pin, addressRetried, isSettling, type Pin } from './place.model';
import styles from './address-wizard.module.css';

/** Id of the text under the map's pin. */
export const PIN_STATUS_ID = 'pin-status';

/** The address under the pin, looked up again after each move of the map (DELIVERY-41). */
export function PinStatus() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { pin, retry } = useUnit({ pin: $pin, retry: addressRetried });
  if (pin === null) return null;
  return (
    <div className={styles.status} aria-busy={isSettling(pin)}>
      <span className={styles.statusIcon}>
        {isSettling(pin) ? (
          <Spinner size="s" />
        ) : (
          <Icon name={pin.state === 'found' ? 'pin' : 'warning'} />
        )}
      </span>
      <div id={PIN_STATUS_ID} role="status" className={styles.statusTexts}>
        <PinTexts pin={pin} />
      </div>
      {pin.state === 'failed' && (
        <Button size="s" variant="secondary" icon="refresh" onClick={() => retry()}>
          {t('domain:action.retry')}
        </Button>
      )}
    </div>
  );
}

function PinTexts({ pin }: { pin: Pin }) {
  const { t } = useTranslation('mf-delivery');
  const info = useUnit($restaurant);
  const { street, number, zone, city, requested } = pin.place;
  const house = requested || number;
  if (isSettling(pin)) return <p className={styles.statusTitle}>{t('address-wizard.resolving')}</p>;
  if (pin.state === 'found' && street !== '') {
    return (
      <>
        <p className={styles.statusTitle}>{streetLine(street, house, info?.country ?? '')}</p>
        <p className={styles.statusDetail}>
          {[zone, city].filter((part) => part !== '').join(' · ')}
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.statusTitle}>
        {t(pin.state === 'failed' ? 'address-wizard.address-failed' : 'address-wizard.no-street')}
      </p>
      <p className={styles.statusDetail}>{t('address-wizard.type-street-later')}</p>
    </>
  );
}
