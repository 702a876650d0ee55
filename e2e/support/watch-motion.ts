import type { Page } from '@playwright/test';

/**
 * Watches for animations and transitions on the next pages that move or resize a part for longer than
 * a frame. The result names those that were seen until its call.
 */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteMotion', (motion: string) => void seen.add(motion));
  await page.addInitScript(() => {
    const FRAME = 17; // ms
    const MOVES =
      /^(transform|translate|scale|rotate|offset(Path|Distance)|inset|top|left|right|bottom|clipPath)/;
    const SIZES = /(width|height|inlineSize|blockSize|margin)/i;
    const note = (animation: Animation): void => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) return;
      const duration = Number(effect.getComputedTiming().activeDuration);
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const moved = properties.filter((name) => MOVES.test(name) || SIZES.test(name));
      if (duration <= FRAME || moved.length === 0) return;
      const { target, pseudoElement } = effect;
      const text = `${target?.className} ${pseudoElement ?? ''}: ${moved.join(', ')}, ${duration} ms`;
      void (window as unknown as { noteMotion: (text: string) => void }).noteMotion(text);
    };
    const look = (): void => document.getAnimations().forEach(note);
    for (const start of ['animationstart', 'transitionrun']) addEventListener(start, look, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function animated(this: Element, ...how) {
      const animation = animate.apply(this, how);
      note(animation);
      return animation;
    };
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const found = [...seen];
    seen.clear();
    return found;
  };
}
