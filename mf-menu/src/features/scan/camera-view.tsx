import { useTranslation } from 'react-i18next';
import { Button, Icon, Spinner } from '@storefront/shared-ui';
import styles from './camera-view.module.css';
import { useCamera } from './use-camera';

/**
 * The camera picture with a frame for the code; or why the camera is not available and an
 * alternative (SHELL-37).
 */
export function CameraView({ onCode }: { onCode: (text: string) => Promise<void> }) {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const { video, state, retry } = useCamera(onCode);
  const isWatching = state === 'watching';
  const hasProblem = !isWatching && state !== 'starting';
  return (
    <section className={styles.camera} aria-label={t('scan.camera')}>
      <video
        ref={video}
        className={styles.video}
        data-shown={isWatching}
        muted
        playsInline
        aria-hidden
      />
      {isWatching && <span className={styles.frame} aria-hidden />}
      {isWatching && (
        <p className={styles.aim} role="status">
          {t('scan.aim')}
        </p>
      )}
      {state === 'starting' && (
        <div className={styles.middle}>
          <Spinner label={t('scan.starting')} />
        </div>
      )}
      {hasProblem && (
        <div className={styles.middle} role="status">
          <Icon name="eye-off" size="xl" />
          <p className={styles.problem}>{t(`scan.problem.${state}`)}</p>
          {state !== 'unsupported' && (
            <Button variant="secondary" icon="refresh" onClick={retry}>
              {t('domain:action.retry')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
