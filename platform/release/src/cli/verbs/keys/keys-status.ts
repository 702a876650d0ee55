import { ownerOf } from '../../../trust/keys';
import type { Trusted } from '../../../trust/trusted';
import { roleKeys } from '../../../trust/verify-signatures';
import type { Verb } from '../../verb';
import { openSigningOfStore } from './keys-signing';

interface RoleStatus {
  readonly role: string;
  /** 0 when nothing was signed in this generation yet. */
  readonly version: number;
  readonly expires: string;
  readonly people: number;
  readonly owners: readonly string[];
}

function listRoles(trusted: Trusted): RoleStatus[] {
  const { root, targets, snapshot, timestamp, roles } = trusted;
  const statusOf = (
    role: string,
    parent: typeof root.metadata | typeof targets.metadata,
    signed?: { version: number; expires: string },
  ): RoleStatus => {
    const { keys = [], threshold = 0 } = roleKeys(parent, role) ?? {};
    return {
      role,
      version: signed?.version ?? 0,
      expires: signed?.expires ?? '',
      people: threshold,
      owners: keys.map(ownerOf),
    };
  };
  const delegated = Object.keys(targets.metadata.signed.delegations?.roles ?? {});
  return [
    statusOf('root', root.metadata, root.metadata.signed),
    statusOf('targets', root.metadata, targets.metadata.signed),
    statusOf('snapshot', root.metadata, snapshot.metadata.signed),
    statusOf('timestamp', root.metadata, timestamp.metadata.signed),
    ...delegated.map((role) => statusOf(role, targets.metadata, roles.get(role)?.metadata.signed)),
  ];
}

/** `keys status`: roles, the owners of their keys, and when they expire. */
export const addKeysStatus: Verb = (program, surroundings) => {
  program
    .command('status')
    .description('roles of a signed store: owners of their keys, versions, expiry')
    .action(async () => {
      const found = listRoles(await openSigningOfStore(surroundings).trust.current());
      surroundings.output().result(
        found,
        found.map(
          ({ role, version, expires, people, owners }) =>
            `${role.padEnd(24)} version ${version}, ${people} of ${owners.join(', ')}` +
            (expires === '' ? '' : `, until ${expires}`),
        ),
      );
    });
};
