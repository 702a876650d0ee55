import type { ChangedChannel } from '../change-channel';
import type { Output } from './output';

/** The result of every verb that changes a channel. */
export function sayChange(
  { result, style }: Output,
  channel: string,
  { revision, isNew }: ChangedChannel,
): void {
  const { revision: number, composition, note } = revision;
  const what = `${channel} is at revision ${number}: composition ${composition.slice(0, 12)}`;
  const line = isNew
    ? `${style('green', '✔')} ${what}${note === '' ? '' : ` (${note})`}`
    : `${what}, as before`;
  result({ channel, isNew, ...revision }, [line]);
}
