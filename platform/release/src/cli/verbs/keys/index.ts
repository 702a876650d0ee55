import type { Verb } from '../../verb';
import { addCreate } from './keys-create';
import { addGrant } from './keys-grant';
import { addProvenance } from './keys-provenance';
import { addRevoke, addRotate } from './keys-replace';
import { addPending, addRenew, addSign } from './keys-sign';
import { addStart } from './keys-start';
import { addKeysStatus } from './keys-status';
import { addTimestamp } from './keys-timestamp';

const ADD = [
  addCreate,
  addStart,
  addGrant,
  addPending,
  addSign,
  addTimestamp,
  addRotate,
  addRevoke,
  addRenew,
  addKeysStatus,
  addProvenance,
];

/** `keys <subcommand>`: keys and signatures of a store; docs/keys.md. */
export const keysVerb: Verb = (program, surroundings) => {
  const keys = program
    .command('keys')
    .description('create, grant, rotate and revoke the keys that sign a store');
  for (const add of ADD) add(keys, surroundings);
};
