import type { TFunction } from 'i18next';
import type { MenuSection } from '@storefront/shared-domain/rules';

/**
 * Name of a section: the restaurant's own, else the label of its kind (MENU-13, OPEN-035). `t` uses
 * the namespace mf-menu.
 */
export const sectionName = (
  { kind, name }: Pick<MenuSection, 'kind' | 'name'>,
  t: TFunction<'mf-menu'>,
): string => name ?? (kind === 'category' ? '' : t(`section.${kind}`));
