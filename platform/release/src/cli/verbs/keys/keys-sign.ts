import path from 'node:path';
import { renew, signPending } from '../../../trust/manage-keys';
import { proposalLines, describeProposals } from '../../../trust/describe-proposals';
import type { Verb } from '../../verb';
import { sayReleased, openSigningOfStore } from './keys-signing';

/** `keys pending`: proposals that wait for another signature, with what they change. */
export const addPending: Verb = (program, surroundings) => {
  program
    .command('pending')
    .description('list what waits for another signature, with what it changes')
    .action(async () => {
      const proposals = await describeProposals(openSigningOfStore(surroundings));
      surroundings
        .output()
        .result(
          proposals,
          proposals.length === 0 ? ['nothing waits'] : proposals.flatMap(proposalLines),
        );
    });
};

/** `keys sign <proposal>`: the second signature. */
export const addSign: Verb = (program, surroundings) => {
  program
    .command('sign')
    .description('sign a proposal that "keys pending" lists')
    .argument('<proposal>', 'its twelve digits')
    .action(async (proposal: string) => {
      const isReleased = await signPending(
        openSigningOfStore(surroundings),
        path.basename(proposal),
      );
      sayReleased(surroundings, { proposal, isReleased }, `${proposal} is signed`);
    });
};

/** `keys renew <role>`: the same contents with another expiry. */
export const addRenew: Verb = (program, surroundings) => {
  program
    .command('renew')
    .description('sign the contents of a role again before they expire')
    .argument('<role>', 'root, targets, or one of "keys status"')
    .action(async (role: string) => {
      const isReleased = await renew(openSigningOfStore(surroundings), role);
      sayReleased(surroundings, { role, isReleased }, `${role} is signed again`);
    });
};
