import { attach, combine, createEvent, createStore, sample } from 'effector';
import { pointRequested } from '../../lib/point/point.model';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import { $isOpen, dialogClosed, dialogOpened, fieldTyped } from './address-draft.model';

/** Why the device returned no position. */
export type Refusal = Exclude<Position['kind'], 'granted'>;

/** 'Use my location' was pressed. */
export const positionRequested = createEvent();

const takePositionFx = attach({ effect: readPositionFx });
sample({ clock: positionRequested, target: takePositionFx });

/* Typing cancels the position request: its result is ignored. */
const $isWanted = createStore(false)
  .on(positionRequested, () => true)
  .reset(fieldTyped, dialogClosed);

/** The position request is pending and not cancelled. */
export const $isRequesting = combine(
  $isWanted,
  takePositionFx.pending,
  (isWanted, isPending) => isWanted && isPending,
);

const message = sample({
  clock: takePositionFx.doneData,
  source: $isWanted,
  filter: (isWanted) => isWanted,
  fn: (_, position) => position,
});

/**
 * The device returned no position: no map is shown, the address is typed, and the server locates it
 * (DELIVERY-43, CONFLICTS-15).
 */
export const $refusal = createStore<Refusal | null>(null)
  .on(message, (_, position) => (position.kind === 'granted' ? null : position.kind))
  .reset(dialogOpened, positionRequested, pointRequested);

sample({
  clock: message,
  source: $isOpen,
  filter: (isOpen, { kind }) => isOpen && kind === 'granted',
  fn: (_, position) => ({ at: (position as Extract<Position, { kind: 'granted' }>).coordinates }),
  target: pointRequested,
});
