import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { statusEntry, statusText } from '@storefront/shared-domain/rules';
import { handover } from '../../lib/handover';
import { ArrivalTime } from './arrival-time';
import { currentStage } from './stage';
import { StageBar } from './stage-bar';
import { StageScene } from './stage-scene/stage-scene';
import styles from './state-card.module.css';

/**
 * The current stage of the order as a drawing, its expected time, and its name; a change is announced
 * without interrupting (TRACKING-02).
 */
export function StateCard({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const stage = currentStage(order);
  const { texts, tone } = statusEntry(stage);
  return (
    <section className={styles.card} data-tone={tone} aria-label={t('state.label')}>
      <StageScene stage={stage} />
      <div className={styles.texts}>
        <ArrivalTime order={order} />
        <div className={styles.bar}>
          <StageBar order={order} />
        </div>
        <div role="status" className={styles.state}>
          <p className={styles.name}>{t(`domain:${statusText(stage, order)}`)}</p>
          <p className={styles.hint}>
            {t(texts === 'READY' ? `state.READY.${handover(order)}` : `state.${texts}`)}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
