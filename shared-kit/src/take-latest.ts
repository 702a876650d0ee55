import {
  createEffect,
  createStore,
  sample,
  type Effect,
  type Event,
  type Store,
  type Unit,
} from 'effector';

/**
 * Results and failures of the calls of an effect that are still wanted when they arrive: `isWanted`
 * compares the current state with the parameters of the call. By default the state is the parameters
 * of the latest call.
 */
export function takeLatest<Params, Done, Fail, Wanted>(
  effect: Effect<Params, Done, Fail>,
  wanted: Store<Wanted>,
  isWanted: (wanted: Wanted, params: Params) => boolean = Object.is,
) {
  const ofWanted = <Settled extends { params: Params }>(clock: Event<Settled>): Event<Settled> =>
    sample({
      clock,
      source: wanted,
      filter: (now, { params }) => isWanted(now, params),
      fn: (_, settled) => settled,
    });
  return { done: ofWanted(effect.done), fail: ofWanted(effect.fail) };
}

/**
 * Parameters of the latest call; null before the first one and after `dropped`, which aborts it.
 * Create it before the calls are triggered: an event that drops a call and starts another drops the
 * older one.
 */
export function latestCall<Params extends { readonly controller: AbortController }>(
  calls: Unit<Params>[],
  dropped: Unit<unknown>[],
): Store<Params | null> {
  const $latest = createStore<Params | null>(null, { serialize: 'ignore' });
  const abortFx = createEffect((controller: AbortController) => controller.abort());
  sample({
    clock: dropped,
    source: $latest,
    filter: (latest) => latest !== null,
    fn: (latest) => latest!.controller,
    target: abortFx,
  });
  return $latest.on(calls, (_, params) => params).reset(abortFx);
}
