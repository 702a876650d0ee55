import { createEffect, sample, type Unit } from 'effector';

/**
 * Emits the last payload of `source` when `ms` milliseconds have passed without another one. The timer
 * is an effect: a test replaces it.
 */
export function debounce<T>(source: Unit<T>, ms: number) {
  const timerFx = createEffect<T, void>({
    name: 'debounceFx',
    handler: () => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  });
  sample({ clock: source, target: timerFx });
  // all timers take the same time: the last one that ends is the last one that began
  const debounced = sample({
    clock: timerFx.done,
    source: timerFx.pending,
    filter: (isPending) => !isPending,
    fn: (_, { params }) => params,
  });
  return { timerFx, debounced };
}
