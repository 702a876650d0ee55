import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '@storefront/shared-kit/when-idle';
import { Icon } from '@storefront/shared-ui';
import type { DrawnPizzaProps } from './drawn-pizza';
import styles from './pinned-pizza.module.css';

/** Loaded after the page; without it the plate stays empty, since every part is also named. */
const DrawnPizza = lazy((): Promise<{ default: ComponentType<DrawnPizzaProps> }> =>
  import(/* webpackChunkName: "drawing" */ './drawn-pizza').catch(() => ({
    default: () => null,
  })),
);

/**
 * The pizza as chosen so far, which stays visible while the steps scroll; opens its summary (PIZZA-15).
 * Under the header on phones, above the bar's card on wide screens.
 */
export function PinnedPizza({ onOpen, ...pizza }: DrawnPizzaProps & { onOpen: () => void }) {
  const { t } = useTranslation('mf-pizza-builder');
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsDrawn(true))), []);
  return (
    <div className={styles.pinned}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.plate}>
          {isDrawn && (
            <Suspense fallback={null}>
              <DrawnPizza {...pizza} />
            </Suspense>
          )}
        </span>
        <span className={styles.label}>
          {t('classic.bar.summary')}
          <Icon name="chevron" />
        </span>
      </button>
    </div>
  );
}
