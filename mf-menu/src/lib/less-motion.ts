/** The customer asked their device for less movement. */
export const prefersLessMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
