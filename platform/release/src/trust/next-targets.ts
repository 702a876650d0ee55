import type { Metadata, TargetFile, Targets } from '@tufjs/models';
import { fromJson } from './documents';
import { LIFETIME_DAYS, type Staged, expiry } from './signing';

/** The next version of the targets, which the offline keys sign: with these added, and another expiry. */
export function nextTargets(
  { targets, freeVersion }: Pick<Staged, 'targets' | 'freeVersion'>,
  now: Date,
  added: Readonly<Record<string, TargetFile>> = {},
): Metadata<Targets> {
  const { signed } = targets.metadata;
  const json = signed.toJSON();
  const more = Object.entries(added).map(([path, target]) => [path, target.toJSON()]);
  return fromJson('targets', 'targets', {
    signatures: [],
    signed: {
      ...json,
      version: freeVersion('targets', signed.version),
      expires: expiry(now, LIFETIME_DAYS.targets),
      targets: { ...(json['targets'] as object), ...Object.fromEntries(more) },
    },
  });
}
