import type { MenuSection as Section } from '@storefront/shared-domain/rules';
import { MenuSection } from './menu-section';
import { useFilledSections } from './use-filled-sections';

/** Every section of the menu, one below the other. */
export function MenuList({ sections }: { sections: readonly Section[] }) {
  const filled = useFilledSections(sections);
  return sections.map((section, index) => <MenuSection key={section.id} section={section} isFilled={index < filled} />);
}
