import { useTranslation } from 'react-i18next';
import type { OrderTracking } from '@storefront/shared-domain/contracts';
import { statusEntry, statusText } from '@storefront/shared-domain/rules';
import { StageScene } from './stage-scene/stage-scene';
import styles from './state-card.module.css';

/**
 * The number and stage of an order whose details are not there (API-14). A file does not say whether a
 * pickup is brought to a car, so it has no hint about where a ready one waits.
 */
export function StageCard({
  file: { orderNoText, status, deliveryType },
}: {
  file: OrderTracking;
}) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { texts, tone } = statusEntry(status);
  const number = t('page.title-of', { number: orderNoText });
  const details = { carTakeout: false, deliveryType };
  return (
    <section className={styles.card} data-tone={tone} aria-label={number}>
      <StageScene stage={texts} />
      <div className={styles.texts}>
        <div className={styles.state}>
          <p>{number}</p>
          <p className={styles.name}>{t(`domain:${statusText(status, { details })}`)}</p>
          {texts === 'READY' ? (
            deliveryType !== 'balcony' && (
              <p className={styles.hint}>{t(`state.READY.${deliveryType}`)}</p>
            )
          ) : (
            <p className={styles.hint}>{t(`state.${texts}`)}</p>
          )}
        </div>
      </div>
    </section>
  );
}
