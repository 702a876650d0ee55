import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@storefront/shared-domain/clock';
import { VisuallyHidden } from '@storefront/shared-ui';
import { secondsLeft, spokenMinutes, watchFace } from './time-left';
import styles from './pix.module.css';

type Props = { expiresAt: string; onOver: () => void };

/** Remaining validity of the code: shown every second, announced at five minutes and at one. */
export function Countdown({ expiresAt, onOver }: Props) {
  const { t } = useTranslation('mf-checkout');
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, serverNow()));
  const isOver = left === 0;
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(expiresAt, serverNow())), 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const minutes = spokenMinutes(left);
  return (
    <>
      <p className={styles.countdown} aria-hidden>
        {t('pix.expires', { time: watchFace(left) })}
      </p>
      <VisuallyHidden>
        <p role="status">{minutes !== null && t('pix.minutes-left', { count: minutes })}</p>
      </VisuallyHidden>
    </>
  );
}
