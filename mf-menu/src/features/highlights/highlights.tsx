import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { Picture } from '@storefront/shared-ui';
import { wideSources } from '../../lib/picture-sources';
import { HighlightsControls } from './highlights-controls';
import styles from './highlights.module.css';
import { useSlider } from './use-slider';

/** Time in ms between two highlights, except on the tablet (OPEN-045). */
const INTERVAL = 5000;

/**
 * Highlighted pictures of the restaurant; they slide automatically unless hovered, focused or with
 * reduced motion (MENU-08). `interval` in milliseconds.
 */
export function Highlights({
  info,
  interval = INTERVAL,
}: {
  info: RestaurantInfo;
  interval?: number;
}) {
  const { t } = useTranslation('mf-menu');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const names = info.highlightImages;
  const { root, position, isPlaying, goTo, toggle } = useSlider(
    names.length,
    isHovered || isFocused,
    interval,
  );
  if (names.length === 0) return null;
  return (
    <section
      className={styles.highlights}
      aria-label={t('highlights.label')}
      aria-roledescription={t('highlights.carousel')}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
    >
      <div ref={root} className={styles.viewport}>
        <div
          className={styles.track}
          tabIndex={names.length > 1 ? 0 : undefined}
          role="group"
          aria-label={t('highlights.label')}
        >
          {names.map((name, index) => (
            <div
              key={name}
              className={styles.slide}
              role="group"
              aria-roledescription={t('highlights.slide')}
              aria-label={t('highlights.of', { number: index + 1, total: names.length })}
            >
              <div className={styles.picture}>
                <Picture
                  {...wideSources('highlightImages', name)}
                  sizes={
                    names.length === 1
                      ? '(min-width: 60rem) 60rem, 100vw'
                      : '(min-width: 60rem) 29rem, (min-width: 48rem) 46vw, 92vw'
                  }
                  alt={t('highlights.image', { number: index + 1, restaurant: info.name })}
                  width={960}
                  height={480}
                  shape="fill"
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <HighlightsControls
        position={position}
        isPlaying={isPlaying}
        onGoTo={goTo}
        onToggle={toggle}
      />
    </section>
  );
}
