let locks = 0;

/**
 * Keeps the page behind a modal where it is; the room of its scrollbar stays, so that nothing
 * jumps.
 * @returns the way to let go; the page moves again when everybody has let go.
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
