/** Folder of a store's TUF metadata. */
export const TUF = 'tuf';
export const TIMESTAMP = `${TUF}/timestamp.json`;

/** A file of metadata; each version is created once and never changes. */
export const versionPath = (role: string, version: number): string =>
  `${TUF}/${version}.${role}.json`;

/** Role and version of a name in the folder; null for a file that is no version of metadata. */
export function parseVersionedName(name: string): { role: string; version: number } | null {
  const [, version = '', role = ''] =
    /^([1-9]\d{0,8})\.([a-z][a-z0-9.-]{0,80})\.json$/.exec(name) ?? [];
  return role === '' ? null : { role, version: Number(version) };
}

/** Folder of proposals that lack signatures, and of the revisions of channels by their SHA-256. */
export const PENDING = `${TUF}/pending`;
export const revisionCopy = (sha256: string): string => `${TUF}/revisions/${sha256}.json`;

export type DelegatedKind = 'room' | 'channel';

/** A delegated role. A revocation starts the next generation, so that older signatures end. */
export interface Delegated {
  readonly kind: DelegatedKind;
  readonly name: string;
  readonly generation: number;
}

export const roleName = ({ kind, name, generation }: Delegated): string =>
  `${kind}-${name}.${generation}`;

export function parseDelegated(role: string): Delegated | null {
  const [, kind, name = '', generation = ''] =
    /^(room|channel)-([a-z0-9][a-z0-9-]{0,39})\.([1-9]\d{0,5})$/.exec(role) ?? [];
  return kind === 'room' || kind === 'channel'
    ? { kind, name, generation: Number(generation) }
    : null;
}

/** Paths of targets that a role may sign. */
export const delegatedPaths = ({ kind, name }: Pick<Delegated, 'kind' | 'name'>): string[] =>
  kind === 'room' ? [`builds/${name}/*/*`] : [`channels/${name}/*`];

const six = (revision: number): string => String(revision).padStart(6, '0');

export const buildTarget = (name: string, id: string): string => `builds/${name}/${id}/build.json`;
export const statementTarget = (name: string, id: string): string =>
  `builds/${name}/${id}/provenance.json`;
export const revisionTarget = (channel: string, revision: number): string =>
  `channels/${channel}/${six(revision)}.json`;
/** A composition as a target of the channel that serves it; the file is `compositions/{hash}.json`. */
export const compositionTarget = (channel: string, hash: string): string =>
  `channels/${channel}/${hash}.json`;

/** Folder of the published gates: targets of the offline keys, never of a delegated role. */
export const GATE = 'gate';
export const gateTarget = (version: number): string => `${GATE}/${six(version)}.json`;
export const isGateTarget = (path: string): boolean => /^gate\/\d{6}\.json$/.test(path);

/** Channel and number of a revision's path; null for any other path. */
export function revisionOfPath(file: string): { channel: string; revision: number } | null {
  const [, channel = '', digits = ''] =
    /^channels\/([a-z0-9][a-z0-9-]{0,39})\/(\d{6,9})\.json$/.exec(file) ?? [];
  return channel === '' || Number(digits) === 0 ? null : { channel, revision: Number(digits) };
}

/** Folder of previews, which the keys of rooms sign one by one. */
const PREVIEW = /^previews\/[a-z0-9-]{1,40}\.json$/;
export const isPreviewPath = (file: string): boolean => PREVIEW.test(file);
