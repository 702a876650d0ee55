import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverDate } from '@storefront/shared-domain/clock';
import { formatTime, openUntil } from '@storefront/shared-domain/menu-rules';
import { $language, $operationState, $restaurantData } from '@storefront/shared-domain/models';
import styles from './header.module.css';

const ID = 'open-until';
/** False on the edge, whose `document` has only what loads scripts (ADR 0022). */
const isPage = (): boolean =>
  typeof (globalThis.document as Document | undefined)?.getElementById === 'function';
const never = () => () => undefined;

/**
 * When an open restaurant closes. The rendered page states it by the server's clock: the browser
 * continues that text, and then corrects it by its own clock.
 */
export function OpenUntil() {
  const { t } = useTranslation('mf-menu');
  const { data, language, operation } = useUnit({
    data: $restaurantData,
    language: $language,
    operation: $operationState,
  });
  const byClock = (): string => {
    const end = data && operation === 'open' ? openUntil(data, serverDate()) : null;
    return end === null ? '' : t('header.until', { time: formatTime(end, language) });
  };
  const asRendered = (): string =>
    isPage() ? (document.getElementById(ID)?.textContent ?? '') : byClock();
  const text = useSyncExternalStore(never, byClock, asRendered);
  return (
    <span id={ID} className={styles.until}>
      {text}
    </span>
  );
}
