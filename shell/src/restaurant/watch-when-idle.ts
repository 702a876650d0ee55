import { idle } from '../scheduling/idle';
import type { Watched } from './watch-record';

/** By then the first screen is loaded; an earlier change is found by the first look. */
const QUIET_MS = 8000;

/** Watches the record of the page once it is loaded and idle. */
export const watchRecordWhenIdle = (watched: Watched): void =>
  void idle(QUIET_MS)
    .then(() => import(/* webpackChunkName: "watch-record" */ './watch-record'))
    .then(({ watchRecord }) => watchRecord(watched))
    .catch(() => undefined); // the page stays as it is
