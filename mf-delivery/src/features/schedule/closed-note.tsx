import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import { $deliveryType, $operationState } from '@storefront/shared-domain/models';
import { OpeningText } from '../../lib/opening/opening-text';
import { $offeredWhens } from '../../lib/schedule/choice.model';
import { useTypeName } from '../../lib/use-type-name';
import styles from './closed-note.module.css';

/**
 * Why 'Order Now' is missing: the restaurant is closed, or the type is outside its shift
 * (SCHEDULE-03, SCHEDULE-04).
 */
export function ClosedNote() {
  const { t } = useTranslation('mf-delivery');
  const typeName = useTypeName();
  const { state, type, offered } = useUnit({
    state: $operationState,
    type: $deliveryType,
    offered: $offeredWhens,
  });
  if (state === 'open' && (type === null || offered.includes('now'))) return null;
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      <span>
        {state === 'open' ? (
          t('schedule.only-later', { type: typeName(type ?? 'delivery') })
        ) : (
          <>
            <strong>{t('schedule.closed-now')}</strong> <OpeningText />
          </>
        )}
      </span>
    </p>
  );
}
