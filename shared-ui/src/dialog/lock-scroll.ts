let locks = 0;

/**
 * Blocks scrolling of the page behind a modal; the scrollbar's width stays reserved, so that the
 * layout does not shift.
 * @returns the release function; the page scrolls again after every lock is released.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    root.style.paddingInlineEnd = '';
    root.style.overflow = '';
  };
}
