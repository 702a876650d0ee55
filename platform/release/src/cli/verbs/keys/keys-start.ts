import { defaultTrust, openSigning, trustFromEnv } from '../../../trust/open-trusted-store';
import { readPublicKey } from '../../../trust/key-files';
import { releaseIfPossible } from '../../../trust/release-snapshot';
import { startSigning } from '../../../trust/start-signing';
import { openStore } from '../../../store';
import { keysFolder } from '../../keys-folder';
import type { Verb } from '../../verb';

/** `keys start`: signs a store, empty or in use, for the first time. */
export const addStart: Verb = (program, { store, output }) => {
  program
    .command('start')
    .description('sign a store for the first time, with everything that it holds now')
    .requiredOption('--holders <file...>', 'public keys of three people, for root and targets')
    .option('--anew', 'remove the present signatures: two holders have lost their keys')
    .requiredOption('--ci <file>', 'public key of CI, for snapshot and timestamp')
    .addHelpText(
      'after',
      '\nSTOREFRONT_KEYS must hold the private keys of two of the three people. ' +
        'Every file of every build is compared with its record first.',
    )
    .action(async (given: { holders: readonly string[]; ci: string; anew?: true }) => {
      const present = store();
      const { root } = present;
      const options = { ...trustFromEnv(process.env), keys: keysFolder() };
      const trust = options.trust ?? defaultTrust(root);
      const unverified = openStore(root);
      const signing = openSigning(unverified, options);
      const keys = {
        holders: await Promise.all(given.holders.map(readPublicKey)),
        ci: await readPublicKey(given.ci),
      };
      const started = await startSigning(present, signing, trust, keys, given.anew === true);
      const isReleased = await releaseIfPossible(openSigning(unverified, options));
      output().result({ ...started, trust, isReleased }, [
        `the store is signed: ${started.targets} files that it holds now`,
        `the root is in ${trust}/root.json (SHA-256 ${started.root}): copy it to every edge`,
        ...(isReleased
          ? []
          : ['it takes effect when CI runs "npm run storefront -- keys timestamp"']),
      ]);
    });
};
