import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState } from '@storefront/shared-ui';
import { $isTurning, $problem, pushDeclined, pushOfferDismissed, pushTurnedOn } from './push.model';
import styles from './push.module.css';

/**
 * 'Order notifications' (SHELL-58). Closing it is no answer. If the browser blocks notifications,
 * the dialog states it.
 */
export function PushDialog({ uuid }: { uuid: string }) {
  const { t } = useTranslation(['shell', 'domain']);
  const { isTurning, problem, on, no, close } = useUnit({
    isTurning: $isTurning,
    problem: $problem,
    on: pushTurnedOn,
    no: pushDeclined,
    close: pushOfferDismissed,
  });
  const isBlocked = problem === 'blocked';
  return (
    <Dialog
      open
      size="s"
      title={t('push.title')}
      closeLabel={t('domain:action.close')}
      onClose={() => close()}
      footer={
        isBlocked ? (
          <Button size="l" wide onClick={() => close()}>
            {t('domain:action.ok')}
          </Button>
        ) : (
          <>
            <Button size="l" wide icon="bell" loading={isTurning} onClick={() => on(uuid)}>
              {t('push.turn-on')}
            </Button>
            <Button size="l" wide variant="ghost" loading={isTurning} onClick={() => no()}>
              {t('push.no')}
            </Button>
          </>
        )
      }
    >
      <EmptyState
        compact
        icon={isBlocked ? 'warning' : 'bell'}
        heading="h3"
        title={t(isBlocked ? 'push.blocked-title' : 'push.question')}
      >
        <p>{t(isBlocked ? 'push.blocked' : 'push.text')}</p>
      </EmptyState>
      <p role="alert" className={styles.problem}>
        {problem === 'failed' ? t('push.failed') : ''}
      </p>
    </Dialog>
  );
}
