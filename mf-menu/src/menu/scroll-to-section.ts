import { holdInPlace } from '../lib/hold-in-place';
import { prefersLessMotion } from '../lib/less-motion';
import { sectionAnchor } from './section-anchor';

/**
 * Beyond this many screens the page jumps: smooth scrolling would take long and load every picture
 * on the way.
 */
const FARTHEST_GLIDE = 2;

/**
 * Scrolls a section to the top of the list and focuses its heading, so that Tab continues from
 * there. Does nothing when the section is not on the page.
 */
export function scrollToSection(sectionId: string, behavior: 'smooth' | 'instant'): void {
  const section = document.getElementById(sectionAnchor(sectionId));
  if (section === null) return;
  const isFar = Math.abs(section.getBoundingClientRect().top) > FARTHEST_GLIDE * window.innerHeight;
  const hold = (): void =>
    holdInPlace(section, parseFloat(getComputedStyle(section).scrollMarginTop));
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  if (behavior === 'instant' || isFar || prefersLessMotion()) {
    hold();
    return;
  }
  window.addEventListener('scrollend', hold, { once: true });
  section.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
