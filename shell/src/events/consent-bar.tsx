import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@storefront/shared-domain/menu-rules';
import { $purposes, $restaurant, type Purpose } from '@storefront/shared-domain/models';
import { Button, IconButton } from '@storefront/shared-ui';
import styles from './consent-bar.module.css';
import { $choice, $consent, $isReopened, barClosed, consentChosen } from './consent.model';

const NAMES: Readonly<Record<Exclude<Purpose, 'use'>, string>> = {
  tagManager: 'Google Tag Manager',
  analytics: 'Google Analytics',
  pixel: 'Meta Pixel',
};

/**
 * Moves focus to the question when the customer opened it, and back when it closes. A question that
 * opened by itself does not move the focus.
 */
function useFocusWhen(isReopened: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isReopened) return undefined;
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isReopened]);
  return ref;
}

/**
 * Question for consent to tracking (S35), shown beside the menu without blocking it. Rejecting is
 * as easy as accepting.
 */
export function ConsentBar() {
  const { t, i18n } = useTranslation('shell');
  const { purposes, info, consent, choice, isReopened, choose, close } = useUnit({
    purposes: $purposes,
    info: $restaurant,
    consent: $consent,
    choice: $choice,
    isReopened: $isReopened,
    choose: consentChosen,
    close: barClosed,
  });
  const ref = useFocusWhen(isReopened);
  const tools = new Intl.ListFormat(i18n.language).format(
    purposes.map((purpose) => (purpose === 'use' ? t('privacy.own-use') : NAMES[purpose])),
  );
  return (
    <section
      className={styles.bar}
      aria-label={t('privacy.title')}
      data-consent
      tabIndex={-1}
      ref={ref}
    >
      <div className={styles.text}>
        <p className={styles.question}>{t('privacy.question', { name: info?.name, tools })}</p>
        <p>{purposes.includes('pixel') ? t('privacy.person') : t('privacy.either-way')}</p>
        {choice !== null && consent !== null && (
          <p className={styles.choice}>
            {t(`privacy.${choice}`, {
              date: formatDate(new Date(consent.at).toISOString(), info),
            })}
          </p>
        )}
      </div>
      <div className={styles.choices}>
        <Button variant="secondary" wide onClick={() => choose('rejected')}>
          {t('privacy.reject')}
        </Button>
        <Button variant="secondary" wide onClick={() => choose('accepted')}>
          {t('privacy.accept')}
        </Button>
      </div>
      {choice !== null && (
        <span className={styles.close}>
          <IconButton icon="close" label={t('privacy.close')} onClick={() => close()} />
        </span>
      )}
    </section>
  );
}
