import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $isTablet } from '@storefront/shared-domain/models';
import { Banner } from './banner';
import { toBanners } from './to-banners';
import { HighlightsControls } from './highlights-controls';
import styles from './highlights.module.css';
import { useSlider } from './use-slider';

/** Time in ms between two highlights, except on the tablet (OPEN-045). */
const INTERVAL = 5000;

/**
 * Highlighted pictures of the restaurant, with titles and links; they slide automatically unless
 * hovered, focused or with reduced motion (MENU-08). `interval` in milliseconds.
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
  const banners = toBanners(info, useUnit($isTablet));
  const { root, position, isPlaying, goTo, toggle } = useSlider(
    banners.length,
    isHovered || isFocused,
    interval,
  );
  if (banners.length === 0) return null;
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
          tabIndex={banners.length > 1 ? 0 : undefined}
          role="group"
          aria-label={t('highlights.row')}
        >
          {banners.map((banner, index) => (
            <div
              key={banner.image}
              className={styles.slide}
              role="group"
              aria-roledescription={t('highlights.slide')}
              aria-label={t('highlights.of', { number: index + 1, total: banners.length })}
            >
              <Banner
                banner={banner}
                alt={t('highlights.image', { number: index + 1, restaurant: info.name })}
                isAlone={banners.length === 1}
                isFirst={index === 0}
              />
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
