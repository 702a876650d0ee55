/**
 * A toast above a modal cannot be touched: the tap goes through to the backdrop, but was not meant
 * for it.
 */
export function isOverToast({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  });
}
