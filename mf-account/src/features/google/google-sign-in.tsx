import { $googleSite } from '@storefront/shared-domain/models';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../lib/form-parts';
import styles from './google-sign-in.module.css';
import {
  $failure,
  $isBusy,
  $isLeaving,
  googleChosen,
  googleLoginClosed,
  googleLoginShown,
} from './google.model';

/** Google's logo: four arcs of a ring, and the bar. */
function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      strokeWidth="4"
      aria-hidden
      focusable="false"
    >
      <path stroke="#ea4335" d="M4.5 7.7A8.65 8.65 0 0 1 18.1 5.9" />
      <path stroke="#fbbc05" d="M4.5 16.3a8.65 8.65 0 0 1 0-8.6" />
      <path stroke="#34a853" d="M17.6 18.6A8.65 8.65 0 0 1 4.5 16.3" />
      <path stroke="#4285f4" d="M12 12h8.65a8.65 8.65 0 0 1-3.05 6.6" />
    </svg>
  );
}

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
