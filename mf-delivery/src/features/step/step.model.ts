import { combine, createStore, sample } from 'effector';
import {
  $client,
  $customer,
  $debugMode,
  $deliveryStepProblems,
  $deliveryType,
  $restaurant,
} from '@storefront/shared-domain/models';
import { isCallable } from '@storefront/shared-domain/phones';
import {
  availableDeliveryTypes,
  isBirthday,
  isBirthdayRequested,
  type DeliveryStepProblem,
} from '@storefront/shared-domain/rules';
import { $now, nextPressed, pageOpened } from '../../lib/page-events.model';
import { $when, type When } from '../../lib/schedule/choice.model';
import { $restriction } from '../../lib/schedule/restriction.model';
import { isSamePlace, pageProblem, type StepProblem } from './step-problem';

const $isTypeGone = combine(
  $restaurant,
  $deliveryType,
  $debugMode,
  (info, type, debug) =>
    info !== null && type !== null && !availableDeliveryTypes(info, debug).includes(type),
);

/** The shared rule has no numbers of countries: a phone that none has is detected here. */
const $isPhoneWrong = combine(
  $restaurant,
  $customer,
  (info, { phone }) => info !== null && phone !== '' && !isCallable(phone, info.country),
);

/** The shared rule has no clock: a birthday in the future is detected here (DOMAIN-099). */
const $isBirthdayWrong = combine(
  $restaurant,
  $client,
  $customer,
  $now,
  (info, client, { birthday }, now) =>
    info !== null &&
    isBirthdayRequested(info, client) &&
    now !== null &&
    !isBirthday(birthday.trim(), now),
);

/** Violations of the shared rule in page order; the time comes before the address. */
function inOrder(step: readonly DeliveryStepProblem[], when: When | null): StepProblem[] {
  const problems = step.map(pageProblem);
  const requested = problems
    .filter(({ kind }) => kind === 'schedule')
    .map(() => ({ kind: when === 'later' ? 'time' : 'schedule' }) as const);
  return [...requested, ...problems.filter(({ kind }) => kind !== 'schedule')];
}

/** The violations with that of the phone in its place, after the name. */
function withPhone(problems: readonly StepProblem[]): StepProblem[] {
  if (problems.some((problem) => problem.kind === 'customer' && problem.field === 'phone'))
    return [...problems];
  const at = problems.findIndex(
    (problem) => problem.kind === 'customer' && problem.field !== 'name',
  );
  const before = at < 0 ? problems.length : at;
  return [
    ...problems.slice(0, before),
    { kind: 'customer', field: 'phone', isMissing: false },
    ...problems.slice(before),
  ];
}

/** Violations that block the page, in page order (DELIVERY-16, OPEN-048). */
export const $problems = combine(
  {
    restriction: $restriction,
    isTypeGone: $isTypeGone,
    step: $deliveryStepProblems,
    when: $when,
    isPhoneWrong: $isPhoneWrong,
    isBirthdayWrong: $isBirthdayWrong,
  },
  ({ restriction, isTypeGone, step, when, isPhoneWrong, isBirthdayWrong }): StepProblem[] => [
    ...(restriction === null ? [] : [{ kind: 'not-now' } as const]),
    ...(isTypeGone
      ? [{ kind: 'type' } as const]
      : isPhoneWrong
        ? withPhone(inOrder(step, when))
        : inOrder(step, when)),
    ...(isBirthdayWrong
      ? [{ kind: 'customer', field: 'birthday', isMissing: false } as const]
      : []),
  ],
);

/** NEXT was pressed; payload: the first violation to correct. */
export const stepRefused = sample({
  clock: nextPressed,
  source: $problems,
  filter: ([first]) => first !== undefined,
  fn: ([first]) => first!,
});

/** NEXT was pressed and no violation remains; payload: the type of the order. */
export const stepPassed = sample({
  clock: nextPressed,
  source: { problems: $problems, type: $deliveryType },
  filter: ({ problems, type }) => problems.length === 0 && type !== null,
  fn: ({ type }) => type!,
});

/** The violation reported below the totals after NEXT, until it is corrected. */
export const $message = createStore<StepProblem | null>(null)
  .on(stepRefused, (_, problem) => problem)
  .on($problems, (message, problems) =>
    message !== null && problems.some((problem) => isSamePlace(problem, message)) ? message : null,
  )
  .reset(pageOpened);
