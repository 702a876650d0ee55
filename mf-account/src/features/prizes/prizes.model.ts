import { attach, combine, createEvent, sample } from 'effector';
import { cartBus, noticeBus, sessionBus } from '@storefront/shared-domain/bus';
import { ZERO, type Prize, type PrizeLine } from '@storefront/shared-domain/contracts';
import { $lines, $menu, $pointsLeft } from '@storefront/shared-domain/models';
import { randomUuid } from '@storefront/shared-domain/storage';

/**
 * A prize was chosen (OPEN-025). `added` and `refused` are the toasts of the two results, in the
 * customer's language.
 */
export const prizeChosen = createEvent<{ prizeId: string; added: string; refused: string }>();
/** The quantity of a prize in the cart was chosen; 0 returns all of its points. */
export const quantityChosen = createEvent<{ prizeId: string; qty: number }>();

const prizeLines = (lines: readonly { type: string }[]): PrizeLine[] =>
  lines.filter((line): line is PrizeLine => line.type === 'prize');

const toPrizeLine = ({ id, name, points_needed }: Prize): PrizeLine => ({
  type: 'prize',
  lineId: randomUuid(),
  id,
  name,
  notes: '',
  qty: 1,
  price: ZERO,
  points_needed,
  pointsSpent: points_needed,
});

type Answer =
  | { kind: 'sign-in' | 'refused' }
  | { kind: 'new'; line: PrizeLine }
  | { kind: 'more'; lineId: string };

/**
 * Checks the points again: a card may have been rendered before the points were spent elsewhere.
 */
const takeFx = attach({
  source: { menu: $menu, lines: $lines, points: $pointsLeft },
  effect: (
    { menu, lines, points },
    { prizeId }: { prizeId: string; added: string; refused: string },
  ): Answer => {
    const prize = menu?.prizes.find(({ id }) => id === prizeId);
    if (points === null) return { kind: 'sign-in' };
    if (prize === undefined || prize.points_needed > points) return { kind: 'refused' };
    const known = prizeLines(lines).find(({ id }) => id === prizeId);
    return known === undefined
      ? { kind: 'new', line: toPrizeLine(prize) }
      : { kind: 'more', lineId: known.lineId };
  },
});

const changeFx = attach({
  source: { lines: $lines, points: $pointsLeft },
  effect: ({ lines, points }, { prizeId, qty }: { prizeId: string; qty: number }) => {
    const line = prizeLines(lines).find(({ id }) => id === prizeId);
    if (line === undefined) return null;
    const delta = qty - line.qty;
    return delta > 0 && delta * line.points_needed > (points ?? 0)
      ? null
      : { lineId: line.lineId, delta };
  },
});

/** Quantity of each prize in the cart, by its id. */
export const $taken = $lines.map((lines) =>
  Object.fromEntries(prizeLines(lines).map(({ id, qty }) => [id, qty])),
);

/**
 * Available points, without those of the prizes in the cart; 0 when a refreshed balance is below
 * the points of the cart.
 */
export const $pointsToSpend = combine($pointsLeft, (points) => Math.max(0, points ?? 0));

const answered = sample({
  clock: takeFx.done,
  fn: ({ params, result }) => ({ ...params, result }),
});

sample({ clock: prizeChosen, target: takeFx });
sample({ clock: quantityChosen, target: changeFx });
sample({
  clock: answered,
  filter: ({ result }) => result.kind === 'sign-in',
  fn: () => undefined,
  target: sessionBus.signInRequested,
});
sample({
  clock: answered,
  filter: ({ result }) => result.kind === 'refused',
  fn: ({ refused }) => ({ text: refused, tone: 'warning' as const }),
  target: noticeBus.toastRequested,
});
sample({
  clock: answered,
  filter: ({ result }) => result.kind === 'new' || result.kind === 'more',
  fn: ({ added }) => ({ text: added, tone: 'success' as const }),
  target: noticeBus.toastRequested,
});
sample({
  clock: takeFx.doneData,
  filter: (answer) => answer.kind === 'new',
  fn: (answer) => (answer as Extract<Answer, { kind: 'new' }>).line,
  target: cartBus.lineAdded,
});
sample({
  clock: takeFx.doneData,
  filter: (answer) => answer.kind === 'more',
  fn: (answer) => ({ lineId: (answer as Extract<Answer, { kind: 'more' }>).lineId, delta: 1 }),
  target: cartBus.quantityChanged,
});
sample({
  clock: changeFx.doneData,
  filter: (change) => change !== null,
  fn: (change) => change!,
  target: cartBus.quantityChanged,
});
