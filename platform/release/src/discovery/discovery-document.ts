import {
  type BuildRecord,
  type BuildRef,
  type ChannelRevision,
  CONTROL,
  type Experiment,
  MANIFEST,
  filesUrl,
  recordKey,
} from '@storefront/compositions';
import { readRecords } from '../page';
import { type Store, readComposition } from '../store';
import { StoreError } from '../store-error';

/** https://github.com/awslabs/frontend-discovery: the schema of discovery documents. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

interface DiscoveredFile {
  readonly url: string;
  readonly integrity: string;
}

/** A build as the schema describes a version of a micro-frontend. */
export interface DiscoveredVersion {
  /** Its entry script, the last one where several are needed. */
  readonly url: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly extras: {
    /** Scripts in the order in which they are executed, and style sheets. */
    readonly entry: readonly DiscoveredFile[];
    readonly contract: number;
    /** Of a remote of Module Federation. */
    readonly moduleFederation?: { readonly manifest?: string; readonly exposes: readonly string[] };
    /** Arms that serve the build. */
    readonly arms?: readonly string[];
  };
  readonly deployment: {
    /** Percent of all visitors. */
    readonly traffic: number;
    /** The build of the composition, which all others get. */
    readonly default: boolean;
  };
}

export interface DiscoveryDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>>;
}

/** Where files of builds are served; without a slash at the end. */
interface Place {
  readonly base: string;
}

function versionOf(
  record: BuildRecord,
  { name, id }: BuildRef,
  { base }: Place,
): Omit<DiscoveredVersion, 'deployment'> {
  const own = `${base}/builds/${name}/${id}/`;
  const folder = filesUrl({
    base: own,
    ...(record.sharedFiles ? { sharedFiles: record.sharedFiles } : {}),
  });
  const integrityOf = new Map(record.files.map(({ path, integrity }) => [path, integrity]));
  const entry = [...record.entry.js, ...record.entry.css].map((path) => ({
    url: folder + path,
    integrity: integrityOf.get(path) ?? '',
  }));
  const last = entry[record.entry.js.length - 1];
  if (last === undefined)
    throw new StoreError(`build ${name}@${id} has no entry script: publish it again`);
  const isRemote = record.boot === undefined;
  return {
    url: last.url,
    metadata: { integrity: last.integrity, version: record.version },
    extras: {
      entry,
      contract: record.contract,
      ...(isRemote && {
        moduleFederation: {
          ...(integrityOf.has(MANIFEST) ? { manifest: own + MANIFEST } : {}),
          exposes: Object.keys(record.exposes),
        },
      }),
    },
  };
}

interface Placed {
  readonly ref: BuildRef;
  /** Basis points. */
  readonly share: number;
  readonly arms: readonly string[];
}

/** The builds that arms serve now, each with the shares of its arms. */
function placedBuilds(experiments: readonly Experiment[], now: Date): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const { name, expires, arms } of experiments)
    for (const arm of Date.parse(expires) > now.getTime() ? arms : [])
      for (const ref of arm.off || arm.name === CONTROL ? [] : arm.builds) {
        const { share = 0, arms: others = [] } = placed.get(recordKey(ref)) ?? {};
        placed.set(recordKey(ref), {
          ref,
          share: share + arm.share,
          arms: [...others, `${name}.${arm.name}`],
        });
      }
  return placed;
}

/**
 * The builds of a revision by the schema of frontend discovery: of each name the build that the channel
 * serves, then those of arms, with their shares. Integrity is of the file behind `url`, so there is no
 * `fallbackUrl`: the page's last good build has other bytes.
 */
export async function discoveryDocument(
  store: Store,
  { composition: hash, experiments }: ChannelRevision,
  place: Place,
  now: Date,
): Promise<DiscoveryDocument> {
  const { builds } = await readComposition(store, hash);
  const placed = placedBuilds(experiments, now);
  const isServed = (ref: BuildRef): boolean =>
    builds.some((build) => recordKey(build) === recordKey(ref));
  const others = [...placed.values()].filter(({ ref }) => !isServed(ref));
  const records = await readRecords(store, [...builds, ...others.map(({ ref }) => ref)]);
  const described = (
    ref: BuildRef,
    share: number,
    arms?: readonly string[],
  ): DiscoveredVersion[] => {
    const record = records.get(recordKey(ref));
    if (!record) return [];
    const { extras, ...version } = versionOf(record, ref, place);
    const deployment = { traffic: share / 100, default: arms === undefined };
    return [{ ...version, extras: { ...extras, ...(arms && { arms }) }, deployment }];
  };
  const microFrontends = Object.fromEntries(
    builds.map((ref) => {
      const ofArms = others.filter(({ ref: { name } }) => name === ref.name);
      const share = ofArms.reduce((rest, arm) => rest - arm.share, 10_000);
      return [
        ref.name,
        [
          ...described(ref, share),
          ...ofArms.flatMap((arm) => described(arm.ref, arm.share, arm.arms)),
        ],
      ];
    }),
  );
  return { schema: SCHEMA, microFrontends };
}
