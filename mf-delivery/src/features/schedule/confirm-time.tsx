import { useTranslation } from 'react-i18next';
import { Button, Icon } from '@storefront/shared-ui';
import { targetIds } from '../../lib/target-ids';
import styles from './confirm-time.module.css';
import { useChosenText } from './use-chosen-text';

type Props = { isMissing: boolean; onMissing: () => void; onConfirmed: () => void };

/** Shows the chosen time and leads back; without a time it moves the focus to the first one. */
export function ConfirmTime({ isMissing, onMissing, onConfirmed }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const chosen = useChosenText();
  const confirm = (): void => {
    if (chosen !== null) return onConfirmed();
    onMissing();
    document.getElementById(targetIds.firstTime)?.focus();
  };
  return (
    <>
      <p className={styles.chosen} data-missing={isMissing} role="status">
        <Icon name={isMissing ? 'warning' : 'calendar'} />
        <span>
          {chosen === null
            ? t(isMissing ? 'schedule.time-missing' : 'schedule.no-time')
            : t('schedule.day-and-hours', chosen)}
        </span>
      </p>
      <Button size="l" wide onClick={confirm}>
        {t('domain:action.confirm')}
      </Button>
    </>
  );
}
