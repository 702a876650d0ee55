import { combine, createStore, sample } from 'effector';
import {
  $client,
  $customer,
  $debugMode,
  $deliveryStepProblems,
  $deliveryType,
  $restaurant,
} from '@storefront/shared-domain/models';
import {
  availableDeliveryTypes,
  isBirthday,
  isBirthdayAsked,
  type DeliveryStepProblem,
} from '@storefront/shared-domain/rules';
import { $now, nextPressed, pageOpened } from '../../lib/page-events.model';
import { $when, type When } from '../../lib/schedule/choice.model';
import { $obstacle } from '../../lib/schedule/obstacle.model';
import { isSamePlace, pageProblem, type StepProblem } from './step-problem';

const $isTypeGone = combine(
  $restaurant,
  $deliveryType,
  $debugMode,
  (info, type, debug) =>
    info !== null && type !== null && !availableDeliveryTypes(info, debug).includes(type),
);

/** The shared rule knows no clock: whether a birthday lies ahead is asked here (DOMAIN-099). */
const $isBirthdayWrong = combine(
  $restaurant,
  $client,
  $customer,
  $now,
  (info, client, { birthday }, now) =>
    info !== null &&
    isBirthdayAsked(info, client) &&
    now !== null &&
    !isBirthday(birthday.trim(), now),
);

/**
 * The problems of the shared rule where they are mended; for when it is wanted is asked before
 * where to.
 */
function inOrder(step: readonly DeliveryStepProblem[], when: When | null): StepProblem[] {
  const problems = step.map(pageProblem);
  const asked = problems
    .filter(({ kind }) => kind === 'schedule')
    .map(() => ({ kind: when === 'later' ? 'time' : 'schedule' }) as const);
  return [...asked, ...problems.filter(({ kind }) => kind !== 'schedule')];
}

/** What keeps the customer on the page, in the order of the page (DELIVERY-16, OPEN-048). */
export const $problems = combine(
  {
    obstacle: $obstacle,
    isTypeGone: $isTypeGone,
    step: $deliveryStepProblems,
    when: $when,
    isBirthdayWrong: $isBirthdayWrong,
  },
  ({ obstacle, isTypeGone, step, when, isBirthdayWrong }): StepProblem[] => [
    ...(obstacle === null ? [] : [{ kind: 'not-now' } as const]),
    ...(isTypeGone ? [{ kind: 'type' } as const] : inOrder(step, when)),
    ...(isBirthdayWrong
      ? [{ kind: 'customer', field: 'birthday', isMissing: false } as const]
      : []),
  ],
);

/** NEXT was pressed and this is what the customer must mend first. */
export const stepRefused = sample({
  clock: nextPressed,
  source: $problems,
  filter: ([first]) => first !== undefined,
  fn: ([first]) => first!,
});

/** NEXT was pressed and nothing is missing: on with an order of this type. */
export const stepPassed = sample({
  clock: nextPressed,
  source: { problems: $problems, type: $deliveryType },
  filter: ({ problems, type }) => problems.length === 0 && type !== null,
  fn: ({ type }) => type!,
});

/** What is told below the totals: the problem NEXT met, until it is mended. */
export const $told = createStore<StepProblem | null>(null)
  .on(stepRefused, (_, problem) => problem)
  .on($problems, (told, problems) =>
    told !== null && problems.some((problem) => isSamePlace(problem, told)) ? told : null,
  )
  .reset(pageOpened);
