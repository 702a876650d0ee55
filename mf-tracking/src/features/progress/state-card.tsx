import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { statusEntry, statusText } from '@storefront/shared-domain/rules';
import { Icon } from '@storefront/shared-ui';
import { handover } from '../../lib/handover';
import { EstimateText } from './estimate-text';
import { currentStage, stageIcon } from './stage';
import styles from './state-card.module.css';

/** Current stage of the order, large; a change is announced without interrupting (TRACKING-02). */
export function StateCard({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const stage = currentStage(order);
  const { texts, tone } = statusEntry(stage);
  return (
    <section className={styles.card} data-tone={tone} aria-label={t('state.label')}>
      <span key={stage} className={styles.symbol}>
        <Icon name={stageIcon(stage)} size="xl" />
      </span>
      <div className={styles.texts}>
        <div role="status" className={styles.state}>
          <p className={styles.name}>{t(`domain:${statusText(stage, order)}`)}</p>
          <p className={styles.hint}>
            {t(texts === 'READY' ? `state.READY.${handover(order)}` : `state.${texts}`)}
          </p>
        </div>
        <EstimateText order={order} />
        {children}
      </div>
    </section>
  );
}
