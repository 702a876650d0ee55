import { Composition } from '@storefront/compositions';
import { compositionHash } from '../compositions';
import { parseJson } from '../parse-json';
import { StoreBusyError, StoreError } from '../store-error';
import type { StoreFiles } from '../store-files';
import { contentChecks, parseForm } from './build-contents';
import { computeSha256 } from './documents';
import type { FollowedTrust } from './follow-trust';
import {
  buildTarget,
  compositionTarget,
  GATE,
  isGateTarget,
  isPreviewPath,
  revisionOfPath,
  revisionTarget,
} from './names';
import { signedBuilds, signedIds } from './signed-builds';
import { verifyPreview } from './signed-previews';
import { TrustError } from './trust-error';
import type { TrustReport } from './trust-report';
import { findHead, targetAt, type Trusted } from './trusted';
import { signedRevisions } from './signed-revisions';

/** The published gates that two holders of the targets keys have signed. */
interface SignedGates {
  /** Null for a gate that is not signed. Throws `TrustError` for an altered or removed one. */
  gate(trusted: Trusted, file: string): Promise<Buffer | null>;
  /** Names of the signed gates, also of a removed one: without it an earlier gate would count. */
  names(trusted: Trusted): Promise<string[]>;
}

const signedGates = (
  files: Pick<StoreFiles, 'read' | 'list'>,
  report: TrustReport,
): SignedGates => ({
  gate: async (trusted, file) => {
    const signed = targetAt(trusted, file)?.hashes['sha256'];
    if (signed === undefined) return null;
    const bytes = await files.read(file);
    if (bytes !== null && computeSha256(bytes) === signed) return bytes;
    throw new TrustError(
      `${file} is not the gate that was signed: restore it from a backup, or publish the gate again`,
    );
  },
  names: async ({ targets }) => {
    const signed = Object.keys(targets.metadata.signed.targets).filter(isGateTarget);
    const names = signed.map((file) => file.slice(GATE.length + 1)).sort();
    const forged = (await files.list(GATE)).find((name) => !names.includes(name));
    if (forged === undefined) report.verified(GATE);
    else
      report.failed(
        GATE,
        `${GATE}/${forged} is not signed by two holders of the targets keys: it has no effect. ` +
          'Remove the file, or publish the gate with their keys',
      );
    return names;
  },
});

type Reading = Pick<StoreFiles, 'read' | 'list'>;

const altered = (file: string): TrustError =>
  new TrustError(`${file} was altered: restore it from a backup, or publish its build again`);

/** A composition is named by the hash of its builds, and is a signed target once it is served. */
function checkComposition(trusted: Trusted, file: string, bytes: Buffer): void {
  const composition = parseJson(file, bytes, Composition);
  const { hash, builds, previous } = composition;
  const channels = new Set(
    [...trusted.roles.values(), trusted.targets]
      .flatMap(({ metadata }) =>
        Object.keys(metadata.signed.targets).map((path) => path.split('/')),
      )
      .filter(([kind]) => kind === 'channels')
      .map(([, channel = '']) => channel),
  );
  for (const channel of channels) {
    const signed = targetAt(trusted, compositionTarget(channel, hash))?.hashes['sha256'];
    if (signed !== undefined && signed !== computeSha256(bytes)) throw altered(file);
  }
  if (`compositions/${hash}.json` !== file || compositionHash(builds, previous) !== hash)
    throw altered(file);
}

/**
 * The files of a signed store, each verified when it is read: builds by the keys of their room,
 * revisions by those of the promoters, every other file by the record of its build. Lists have only
 * what is signed.
 */
export function verifiedFiles(
  files: Pick<StoreFiles, 'read' | 'list'>,
  trust: FollowedTrust,
  report: TrustReport,
): Reading {
  const builds = signedBuilds(files.read);
  const revisions = signedRevisions(files.read);
  const gates = signedGates(files, report);
  const isContent = contentChecks();

  async function readBuildFile(
    trusted: Trusted,
    file: string,
    name: string,
    id: string,
    rest: string,
  ) {
    if (rest === 'build.json') return (await builds.build(trusted, name, id)).bytes;
    const target = targetAt(trusted, buildTarget(name, id));
    if (rest === 'published.json') {
      const custom = target?.custom['published'];
      return custom === undefined ? null : Buffer.from(JSON.stringify(custom));
    }
    const bytes = await files.read(file);
    if (bytes === null) return null;
    const signed = targetAt(trusted, file)?.hashes['sha256'];
    if (signed !== undefined) {
      if (computeSha256(bytes) !== signed) throw altered(file);
      return bytes;
    }
    const { file: plain, form } = parseForm(rest);
    const promised = (await builds.build(trusted, name, id)).files.get(plain);
    if (!promised || !(await isContent(bytes, form, promised))) throw altered(file);
    return bytes;
  }

  async function readShared(trusted: Trusted, file: string, name: string, rest: string) {
    const bytes = await files.read(file);
    if (bytes === null) return null;
    const { file: plain, form } = parseForm(rest);
    const promises = await builds.shared(trusted, name, plain);
    if (promises.length === 0) return null; // of no signed build, e.g. of one that is being published
    for (const promised of promises) if (await isContent(bytes, form, promised)) return bytes;
    throw altered(file);
  }

  async function readVerified(file: string): Promise<Buffer | null> {
    const trusted = await trust.current();
    const [folder, name = '', ...rest] = file.split('/');
    if (folder === 'builds' && rest.length > 1)
      return readBuildFile(trusted, file, name, rest[0] ?? '', rest.slice(1).join('/'));
    if (folder === 'files' && rest.length > 0)
      return readShared(trusted, file, name, rest.join('/'));
    if (folder === 'published') return null; // unsigned, of the first format
    if (folder === GATE) return gates.gate(trusted, file);
    if (isPreviewPath(file)) {
      const signed = await files.read(file);
      return signed && verifyPreview(trusted.targets.metadata, file, signed);
    }
    const revision = revisionOfPath(file);
    if (revision) return revisions.revision(trusted, revision.channel, revision.revision);
    const bytes = await files.read(file);
    if (folder === 'compositions' && bytes !== null) checkComposition(trusted, file, bytes);
    return bytes;
  }

  async function listRevisions(trusted: Trusted, channel: string): Promise<string[]> {
    const head = findHead(trusted, channel)?.revision ?? 0;
    const found = (await files.list(`channels/${channel}`)).map((name) => ({
      name,
      revision: revisionOfPath(`channels/${channel}/${name}`)?.revision ?? 0,
    }));
    const place = `channels/${channel}`;
    const forged = found.find(({ revision }) => revision > head);
    if (forged)
      report.failed(
        place,
        `${place}/${forged.name} is not signed by a promoter of ${channel}: it is not served. ` +
          'Remove the file, and promote with a key',
      );
    else report.verified(place);
    const known = found.filter(({ revision }) => revision > 0 && revision < head);
    return [
      ...known.map(({ name }) => name),
      ...(head === 0 ? [] : [revisionTarget(channel, head).split('/')[2] ?? '']),
    ];
  }

  return {
    read: async (file) => {
      try {
        const bytes = await readVerified(file);
        report.verified(file);
        return bytes;
      } catch (error) {
        if (error instanceof StoreError && !(error instanceof StoreBusyError))
          report.failed(file, error.message);
        throw error;
      }
    },
    list: async (folder) => {
      const [kind, name, ...rest] = folder.split('/');
      if (kind === 'channels' && name !== undefined)
        return listRevisions(await trust.current(), name);
      if (kind === GATE) return gates.names(await trust.current());
      const names = await files.list(folder);
      if (kind === 'builds' && rest.length === 0) {
        const trusted = await trust.current();
        if (name === undefined) return names.filter((it) => signedIds(trusted, it).size > 0);
        const ids = signedIds(trusted, name);
        return names.filter((id) => ids.has(id));
      }
      if (kind === 'channels') {
        const trusted = await trust.current();
        return names.filter((channel) => findHead(trusted, channel) !== null);
      }
      return names;
    },
  };
}
