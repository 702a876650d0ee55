import { prefersLessMotion } from '../lib/less-motion';
import { sectionAnchor } from './section-anchor';

/**
 * Brings a section to the top of the list and puts the focus on its heading, so that Tab goes on from there.
 * @returns false when the section is not on the page
 */
export function scrollToSection(sectionId: string, behavior: 'smooth' | 'instant'): boolean {
  const section = document.getElementById(sectionAnchor(sectionId));
  if (section === null) return false;
  section.scrollIntoView({ block: 'start', behavior: prefersLessMotion() ? 'instant' : behavior });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return true;
}
