import type { Explanation } from './explanation';

const COURIER = 'mf-tracking/src/features/courier/courier.model.ts';
const OWN_ADDRESS = 'mf-tracking/src/features/tracking/own-address.model.ts';
const TRACKING = 'mf-tracking/src/features/tracking/tracking.model.ts';

const NOTHING_TO_STOP =
  'Without a stream the effect fails instead of doing nothing: both stop none.';

/** Survivors of the models of tracking. */
export const mfTracking: readonly Explanation[] = [
  {
    file: COURIER,
    original: 'uuid === null',
    replacement: 'false',
    reason: 'A hidden courier has no journey either, which the next comparison refuses.',
  },
  { file: COURIER, original: 'stop?.()', replacement: 'stop()', reason: NOTHING_TO_STOP },
  {
    file: OWN_ADDRESS,
    original: 'restaurantId === null',
    replacement: 'false',
    reason: 'No address is stored for a restaurant that is not loaded.',
  },
  { file: TRACKING, original: 'stop?.()', replacement: 'stop()', reason: NOTHING_TO_STOP },
  {
    file: TRACKING,
    original: 'turn > newest',
    replacement: 'turn >= newest',
    reason: 'Each request has a number of its own and is answered once.',
  },
];
