import { holdInPlace, untilNextInput } from '../lib/hold-in-place';
import { prefersLessMotion } from '../lib/less-motion';
import { sectionAnchor } from './section-names';

/**
 * Beyond this many screens the page jumps: smooth scrolling would take long and load every picture
 * on the way.
 */
const MAX_GLIDE_SCREENS = 2;

/** Longest time in ms for which a smooth scroll can last: two screens take less than one second. */
const MAX_GLIDE_MS = 1500;

/**
 * Runs `then` once the smooth scroll has ended. The customer's own input cancels it: the next
 * `scrollend` would be theirs. So does the time: a scroll that moves nothing fires no `scrollend`.
 */
function afterGlide(then: () => void): void {
  const hands = untilNextInput();
  const { signal } = hands;
  const timer = setTimeout(() => hands.abort(), MAX_GLIDE_MS);
  const end = (): void => {
    clearTimeout(timer);
    hands.abort();
    then();
  };
  window.addEventListener('scrollend', end, { once: true, signal });
}

/**
 * Scrolls a section to the top of the list and focuses its heading, so that Tab continues from
 * there. Does nothing when the section is not on the page.
 */
export function scrollToSection(sectionId: string, behavior: 'smooth' | 'instant'): void {
  const section = document.getElementById(sectionAnchor(sectionId));
  if (section === null) return;
  const margin = parseFloat(getComputedStyle(section).scrollMarginTop);
  const { top } = section.getBoundingClientRect();
  const isFar = Math.abs(top) > MAX_GLIDE_SCREENS * window.innerHeight;
  const isThere = Math.abs(top - margin) < 1;
  const hold = (): void => holdInPlace(section, margin);
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  if (behavior === 'instant' || isFar || isThere || prefersLessMotion()) {
    hold();
    return;
  }
  afterGlide(hold);
  section.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
