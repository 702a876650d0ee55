import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon } from '@storefront/shared-ui';
import { $problem, feeRetried } from './confirm-coordinates.model';
import styles from './point-problem.module.css';

/** Why the point was rejected, with a retry where it may help (ERRORS-27 to ERRORS-29). */
export function PointProblem() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { problem, retry } = useUnit({ problem: $problem, retry: feeRetried });
  const isShown = problem !== null && problem !== 'out-of-area';
  const texts = {
    'not-found': t('address-form.not-found'),
    unexpected: t('domain:error.unexpected'),
    failed: t('address-form.fee-failed'),
  };
  return (
    <div role="status">
      {isShown && (
        <div className={styles.problem}>
          <Icon name="warning" />
          <p>{texts[problem]}</p>
          {problem !== 'not-found' && (
            <Button size="s" variant="secondary" icon="refresh" onClick={() => retry()}>
              {t('domain:action.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
