import type { HighlightBanner, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import styles from './highlights.module.css';
import type { Position } from './slider';
import { useSlider } from './use-slider';

type Props = {
  position: Position | null;
  isPlaying: boolean;
  onGoTo: (index: number) => void;
  onToggle: () => void;
};

/**
 * A dot for each stop of the row, and the pause switch. Its space is reserved before the slider is
 * loaded.
 */
function HighlightsControls({ position, isPlaying, onGoTo, onToggle }: Props) {
  const { t } = useTranslation('mf-menu');
  if (position === null || position.count < 2) return <div className={styles.controls} />;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        data-playing={isPlaying}
        aria-label={t(isPlaying ? 'highlights.pause' : 'highlights.play')}
        onClick={onToggle}
      />
      {Array.from({ length: position.count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t('highlights.go-to', { number: index + 1 })}
          aria-current={index === position.index}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
  );
}

type Record = Pick<RestaurantInfo, 'highlightImages' | 'highlight_banners'>;

/** A section is on the tablet's own screen; the tablet leads to no other site. */
function linkOnTablet(link: string): string {
  if (link.startsWith('/#')) return `${paths.tablet()}${link.slice(1)}`;
  return link.startsWith('/') ? link : '';
}

/** The highlighted pictures in their order, each with its title and target, if the record has them. */
export const toBanners = (
  { highlightImages, highlight_banners }: Record,
  isTablet: boolean,
): readonly HighlightBanner[] =>
  highlightImages.map((name) => {
    const { title = '', link = '' } = highlight_banners.find(({ image }) => image === name) ?? {};
    return { image: name, title, link: isTablet ? linkOnTablet(link) : link };
  });

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
