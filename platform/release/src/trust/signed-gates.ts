import type { StoreFiles } from '../store-files';
import { computeSha256 } from './documents';
import { GATE, isGateTarget } from './names';
import { TrustError } from './trust-error';
import type { TrustReport } from './trust-report';
import { type Trusted, targetAt } from './trusted';

/** The published gates that two holders of the targets keys have signed. */
interface SignedGates {
  /** Null for a gate that is not signed. Throws `TrustError` for an altered or removed one. */
  gate(trusted: Trusted, file: string): Promise<Buffer | null>;
  /** Names of the signed gates, also of a removed one: without it an earlier gate would count. */
  names(trusted: Trusted): Promise<string[]>;
}

export const signedGates = (
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
