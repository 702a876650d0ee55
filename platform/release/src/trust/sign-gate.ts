import { nextTargets } from './next-targets';
import { propose } from './propose';
import { releaseIfPossible } from './release-snapshot';
import { toTarget } from './sign-content';
import { type Signing, readStaged } from './signing';
import { TrustError } from './trust-error';

/**
 * Signs a version of the published gate with the offline keys, since it decides what every promoter must
 * run. Returns false when this version is signed already. Throws `SignatureNeeded` until two holders
 * have signed, and `TrustError` when CI must release an earlier version.
 */
export async function signGate(signing: Signing, file: string, text: string): Promise<boolean> {
  const staged = await readStaged(signing, await signing.trust.current());
  if (Object.hasOwn(staged.targets.metadata.signed.targets, file)) {
    if (await releaseIfPossible(signing)) return false;
    throw new TrustError(
      `${file} is signed and waits for CI: ` +
        'run "npm run storefront -- keys timestamp" there, and then this again',
    );
  }
  const document = nextTargets(staged, signing.now(), { [file]: toTarget(file, text) });
  const parents = [staged.root.metadata];
  const isFirst = await propose(signing, {
    role: 'targets',
    document,
    parents,
    files: { [file]: text },
  });
  if (isFirst) await releaseIfPossible(signing);
  return isFirst;
}
