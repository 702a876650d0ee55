import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Icon, Switch } from '@storefront/shared-ui';
import {
  $isTurning,
  $problem,
  $pushState,
  pushStateRequested,
  pushTurnedOff,
  pushTurnedOn,
} from './push.model';
import styles from './push.module.css';

/** Switch for notifications of the order on this device. Shown on the order's page. */
export function PushSetting({ uuid }: { uuid: string }) {
  const { t } = useTranslation('shell');
  const {
    pushState: state,
    isTurning,
    problem,
    request,
    on,
    off,
  } = useUnit({
    pushState: $pushState,
    isTurning: $isTurning,
    problem: $problem,
    request: pushStateRequested,
    on: pushTurnedOn,
    off: pushTurnedOff,
  });
  useEffect(() => request(), [request]);
  if (state === null || state === 'impossible') return null;
  const isOn = state === 'on';
  return (
    <section className={styles.setting} aria-label={t('push.title')}>
      <Card>
        <div className={styles.inside}>
          <Icon name="bell" />
          {state === 'blocked' ? (
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
          {problem === null || problem === 'blocked' ? '' : t(`push.${problem}`)}
        </p>
      </Card>
    </section>
  );
}
