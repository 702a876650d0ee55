import type { ChangedChannel } from '../change-channel';
import type { Output } from './output';

const WAITING =
  'it is signed, and takes effect when CI runs "npm run storefront -- keys timestamp"';

/** The result of every verb that changes a channel. */
export function sayChange(
  { result, style }: Output,
  channel: string,
  { revision, isNew, isWaiting }: ChangedChannel,
): void {
  const { revision: number, composition, note } = revision;
  const what = `${channel} is at revision ${number}: composition ${composition.slice(0, 12)}`;
  const line = isNew
    ? `${style('green', '✔')} ${what}${note === '' ? '' : ` (${note})`}`
    : `${what}, as before`;
  const waiting = isWaiting ? { isWaiting } : {};
  result({ channel, isNew, ...waiting, ...revision }, [line, ...(isWaiting ? [WAITING] : [])]);
}
