import { combine, createStore, sample } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  $operationState,
  $schedule,
  $scheduleBasis,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { isNowOffered } from '@storefront/shared-domain/rules';
import { isTimeOffered } from '@storefront/shared-domain/schedule';
import type { When } from '../../lib/schedule/choice.model';
import { $now } from '../../lib/page-events.model';
import { $hours } from './template.model';

const $checked = combine({
  schedule: $schedule,
  basis: $scheduleBasis,
  state: $operationState,
  now: $now,
  hours: $hours,
});

/**
 * The chosen time is no longer offered: it passed while the page was open, the hours changed, or
 * the restaurant closed.
 */
export const withdrawn = sample({
  clock: $checked,
  filter: ({ schedule, basis, state, now, hours }) => {
    if (schedule === null || basis === null || now === null) return false;
    if (schedule.kind === 'now') return !isNowOffered(basis.info, state, basis.type);
    return hours === 'ready' && !isTimeOffered(schedule.scheduleTo, { ...basis, now });
  },
  fn: ({ schedule }): When => schedule!.kind,
});

sample({ clock: withdrawn, fn: () => undefined, target: deliveryBus.scheduleCleared });

/** The withdrawn choice, reported until the customer chooses again. */
export const $withdrawn = createStore<When | null>(null)
  .on(withdrawn, (_, when) => when)
  .reset(deliveryBus.scheduleChosen, deliveryBus.typeChosen, restaurantSelected);
