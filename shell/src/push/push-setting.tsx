import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Icon, Switch } from '@storefront/shared-ui';
import { $isTurning, $problem, $standing, standingAsked, turnedOff, turnedOn } from './push.model';
import styles from './push.module.css';

/** Switch for notifications of the order on this device. Shown on the order's page. */
export function PushSetting({ uuid }: { uuid: string }) {
  const { t } = useTranslation('shell');
  const { standing, isTurning, problem, ask, on, off } = useUnit({
    standing: $standing,
    isTurning: $isTurning,
    problem: $problem,
    ask: standingAsked,
    on: turnedOn,
    off: turnedOff,
  });
  useEffect(() => ask(), [ask]);
  if (standing === null || standing === 'impossible') return null;
  const isOn = standing === 'on';
  return (
    <section className={styles.setting} aria-label={t('push.title')}>
      <Card>
        <div className={styles.inside}>
          <Icon name="bell" />
          {standing === 'blocked' ? (
            <p className={styles.text}>{t('push.blocked')}</p>
          ) : (
            <Switch
              label={t('push.title')}
              hint={t(isOn ? 'push.is-on' : 'push.is-off')}
              checked={isOn}
              disabled={isTurning}
              onChange={() => (isOn ? off(uuid) : on(uuid))}
            />
          )}
        </div>
        <p role="alert" className={styles.problem}>
          {problem === 'failed' || problem === 'not-off' ? t(`push.${problem}`) : ''}
        </p>
      </Card>
    </section>
  );
}
