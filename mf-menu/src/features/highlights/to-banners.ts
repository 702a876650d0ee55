import type { HighlightBanner, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { paths } from '@storefront/shared-domain/paths';

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
