/**
 * A toast above a modal cannot receive a tap: the backdrop receives it instead, and must ignore it.
 */
export function isOverToast({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  });
}
