/** Lower quartile, median and upper quartile of a list, interpolated between neighbours. */
export type Quartiles = { lower: number; median: number; upper: number };

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new Error('no values to take quartiles of');
  return below + (above - below) * (place - Math.floor(place));
}

export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
  };
}
