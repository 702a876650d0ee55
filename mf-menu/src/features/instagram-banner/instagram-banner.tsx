import { IconButton } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { $isBannerClosed, bannerClosed } from './instagram-banner.model';
import styles from './instagram-banner.module.css';

const isInstagramOnIos = (): boolean =>
  /\bInstagram\b/.test(navigator.userAgent) && /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);
const never = (): (() => void) => () => {};

/** True inside Instagram's own browser on iOS; false in a server render. */
const useInstagramOnIos = (): boolean => useSyncExternalStore(never, isInstagramOnIos, () => false);

/**
 * Suggests the external browser, only inside Instagram on iOS (MENU-18). The text is Portuguese in
 * every language.
 */
export function InstagramBanner() {
  const { t } = useTranslation('mf-menu');
  const isInstagram = useInstagramOnIos();
  const { isClosed, close } = useUnit({ isClosed: $isBannerClosed, close: bannerClosed });
  if (!isInstagram || isClosed) return null;
  return (
    <div className={styles.banner}>
      <p lang="pt-BR">{t('instagram.text')}</p>
      <IconButton icon="close" label={t('instagram.close')} onClick={() => close()} />
    </div>
  );
}
