import { StoreError, openStore } from '../../../store';
import { mirrorHead } from '../../../trust/sign-content';
import { releaseIfPossible } from '../../../trust/release-snapshot';
import { listChannels } from '../../../store';
import type { Verb } from '../../verb';
import { openSigningOfStore } from './keys-signing';

/** `keys timestamp`: CI makes what is signed effective, and renews the timestamp. */
export const addTimestamp: Verb = (program, surroundings) => {
  program
    .command('timestamp')
    .description('with the key of CI: make what is signed effective, and renew the timestamp')
    .addHelpText('after', '\nRun it after every promotion, and at least once a day.')
    .action(async () => {
      const signing = openSigningOfStore(surroundings);
      if (!(await releaseIfPossible(signing)))
        throw new StoreError('the key of CI is not in the folder of STOREFRONT_KEYS');
      const { timestamp } = await signing.trust.current();
      const store = openStore(surroundings.store().root);
      for (const channel of await listChannels(store)) await mirrorHead(signing, channel);
      const { version, expires } = timestamp.metadata.signed;
      surroundings
        .output()
        .result({ version, expires }, [`timestamp ${version} is valid until ${expires}`]);
    });
};
