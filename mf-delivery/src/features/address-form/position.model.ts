import { attach, createEvent, createStore, sample } from 'effector';
import { readPositionFx } from '../../lib/position/position.api';
import { dialogOpened, positionTaken } from './address-draft.model';

/** 'Use my location' was pressed. */
export const positionAsked = createEvent();
export const positionRemoved = createEvent();

const takePositionFx = attach({ effect: readPositionFx });
const told = takePositionFx.doneData;

export const $isAsking = takePositionFx.pending;

/** The device did not tell: the address is typed, and the server places it on the map (CONFLICTS-15). */
export const $isRefused = createStore(false).on(told, (_, { kind }) => kind !== 'granted').reset(dialogOpened, positionAsked, positionTaken);

sample({ clock: positionAsked, target: takePositionFx });
sample({ clock: told, filter: ({ kind }) => kind === 'granted', fn: (position) => (position.kind === 'granted' ? position.coordinates : null), target: positionTaken });
sample({ clock: positionRemoved, fn: () => null, target: positionTaken });
