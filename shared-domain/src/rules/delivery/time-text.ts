import type { DeliveryType, RestaurantInfo } from '../../contracts';
import { formatDuration } from '../format/format-dates';

type Units = { hour: string; minute: string };

/** '30 min – 50 min', or the only given bound. */
function rangeText(from: number, to: number, units: Units): string | undefined {
  const [least, most] = [Math.min(from, to) || to, Math.max(from, to)];
  if (most <= 0) return undefined;
  if (least === most) return formatDuration(most, units);
  return `${formatDuration(least, units)} – ${formatDuration(most, units)}`;
}

/** Duration of a type as given by the restaurant; undefined when it gives none, and for tables. */
export function timeText(
  type: DeliveryType,
  info: RestaurantInfo,
  units: Units,
): string | undefined {
  if (type === 'table') return undefined;
  return type === 'delivery'
    ? rangeText(info.delivery_time_min, info.delivery_time_max, units)
    : rangeText(info.takeout_time, info.takeout_time, units);
}
