import type { MenuSection } from '@storefront/shared-domain/rules';
import type { TFunction } from 'i18next';

const PREFIX = 'section-';

/** Id of a section's element: the target of `paths.menuSection`. */
export const sectionAnchor = (sectionId: string): string => `${PREFIX}${sectionId}`;

/** Section id in a location's hash; null when there is none. */
export function sectionOfHash(hash: string): string | null {
  if (!hash.startsWith(`#${PREFIX}`)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length + 1));
  } catch {
    return null;
  }
}

/**
 * Name of a section: the restaurant's own, else the label of its kind (MENU-13, OPEN-035). `t` uses
 * the namespace mf-menu.
 */
export const sectionName = (
  { kind, name }: Pick<MenuSection, 'kind' | 'name'>,
  t: TFunction<'mf-menu'>,
): string => name ?? (kind === 'category' ? '' : t(`section.${kind}`));
