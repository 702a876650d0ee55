import { CONTROL, type ChannelRevision } from '@storefront/compositions';

type Served = Pick<ChannelRevision, 'experiments' | 'variants'>;

/**
 * The experiments of a channel that have not expired at `now` (milliseconds since 1970), and the
 * remaining variants: those with control in every expired one, named by the arms of the others.
 */
export function liveExperiments({ experiments, variants }: Served, now: number): Served {
  const isLive = experiments.map(({ expires }) => Date.parse(expires) > now);
  if (isLive.every(Boolean)) return { experiments, variants };
  const left = Object.entries(variants).flatMap(([key, hash]) => {
    const arms = key.split('.');
    if (arms.some((arm, index) => !isLive[index] && arm !== CONTROL)) return [];
    const named = arms.filter((_, index) => isLive[index]);
    return named.length === 0 ? [] : [[named.join('.'), hash] as const];
  });
  return {
    experiments: experiments.filter((_, index) => isLive[index]),
    variants: Object.fromEntries(left),
  };
}
