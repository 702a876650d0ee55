import type { ChangedChannel } from '../change-channel';
import type { Revocation } from '../revocations';
import type { Output } from './output';
import { leftOutLines } from './say-left-out';

const WAITING =
  'it is signed, and takes effect when CI runs "npm run storefront -- keys timestamp"';

/** The result of every verb that changes a channel; `leftOut` are builds that `--all` did not name. */
export function sayChange(
  { result, style }: Output,
  channel: string,
  { revision, isNew, isWaiting }: ChangedChannel,
  leftOut: readonly Revocation[] = [],
): void {
  const { revision: number, composition, note } = revision;
  const what = `${channel} is at revision ${number}: composition ${composition.slice(0, 12)}`;
  const line = isNew
    ? `${style('green', '✔')} ${what}${note === '' ? '' : ` (${note})`}`
    : `${what}, as before`;
  const waiting = isWaiting ? { isWaiting } : {};
  const left = leftOut.length === 0 ? {} : { leftOut };
  result({ channel, isNew, ...waiting, ...left, ...revision }, [
    line,
    ...(isWaiting ? [WAITING] : []),
    ...leftOutLines(leftOut),
  ]);
}
