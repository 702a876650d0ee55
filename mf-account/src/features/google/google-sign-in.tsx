import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $googleSite } from '@storefront/shared-domain/models';
import { FormNotice } from '../../lib/form-notice';
import { GoogleMark } from './google-mark';
import styles from './google-sign-in.module.css';
import {
  $failure,
  $isBusy,
  $isLeaving,
  googleChosen,
  googleLoginClosed,
  googleLoginShown,
} from './google.model';

/** Login with a Google account; nothing where the site has none configured (OPEN-078). */
export function GoogleSignIn({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('mf-account');
  const { google, isBusy, isLeaving, failure, choose, show, leave } = useUnit({
    google: $googleSite,
    isBusy: $isBusy,
    isLeaving: $isLeaving,
    failure: $failure,
    choose: googleChosen,
    show: googleLoginShown,
    leave: googleLoginClosed,
  });
  const isOffered = google !== null;
  useEffect(() => {
    if (!isOffered) return undefined;
    show();
    return () => leave();
  }, [isOffered, show, leave]);
  useEffect(() => {
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) leave();
    }; // the browser restored the page from its back/forward cache
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [leave]);
  if (!isOffered) return null;
  const isWaiting = isBusy || isLeaving;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-busy={isWaiting}
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) choose({ returnTo });
        }}
      >
        <GoogleMark />
        <span>{t(isBusy ? 'google.entering' : 'google.submit')}</span>
      </button>
      <FormNotice failure={failure} />
      <p className={styles.or} aria-hidden>
        <span>{t('google.or')}</span>
      </p>
    </div>
  );
}
