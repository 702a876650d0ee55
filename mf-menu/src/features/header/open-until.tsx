import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverDate } from '@storefront/shared-domain/clock';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatTime } from '@storefront/shared-domain/menu-rules';
import { $hours, $language, $operationState } from '@storefront/shared-domain/models';
import { openUntil } from '../../lib/open-until';
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
export function OpenUntil({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { hours, language, operation } = useUnit({
    hours: $hours,
    language: $language,
    operation: $operationState,
  });
  const byClock = (): string => {
    const end =
      hours && operation === 'open' ? openUntil(hours, serverDate(), info.timezone) : null;
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
