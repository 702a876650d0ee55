import { Argument } from 'commander';
import path from 'node:path';
import type { Verb } from '../../verb';
import { createKey, readPublicKey } from '../../../trust/key-files';
import { keysFolder } from '../../keys-folder';
import { resolveBuilds } from '../../../resolve-builds';
import { readProvenance } from '../../../trust/verify-statement';
import { readBuilds, readChannel, readNumber } from '../../options';
import { listChannels, openStore, StoreError } from '../../../store';
import { mirrorHead } from '../../../trust/sign-content';
import { releaseIfPossible } from '../../../trust/release-snapshot';
import { grant, renew, signPending } from '../../../trust/manage-keys';
import type { DelegatedKind } from '../../../trust/names';
import { defaultTrust, openSigning, trustFromEnv } from '../../../trust/open-trusted-store';
import { startSigning } from '../../../trust/start-signing';
import { describeProposals, proposalLines } from '../../../trust/describe-proposals';
import { openSigningOfStore, sayReleased } from './keys-signing';
import { addRevoke, addRotate } from './keys-replace';
import { addKeysStatus } from './keys-status';

/** `keys pending`: proposals that wait for another signature, with what they change. */
const addPending: Verb = (program, surroundings) => {
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
const addSign: Verb = (program, surroundings) => {
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
const addRenew: Verb = (program, surroundings) => {
  program
    .command('renew')
    .description('sign the contents of a role again before they expire')
    .argument('<role>', 'root, targets, or one of "keys status"')
    .action(async (role: string) => {
      const isReleased = await renew(openSigningOfStore(surroundings), role);
      sayReleased(surroundings, { role, isReleased }, `${role} is signed again`);
    });
};

/** `keys start`: signs a store, empty or in use, for the first time. */
const addStart: Verb = (program, { store, output }) => {
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

/** `keys grant room|channel <name>`: keys for a room or a channel. */
const addGrant: Verb = (program, surroundings) => {
  program
    .command('grant')
    .description('add keys to a room or a channel, signed by two holders of the targets keys')
    .addArgument(new Argument('<kind>', 'what the keys sign').choices(['room', 'channel']))
    .argument('<name>', '<remote>, stable …', readChannel)
    .option('--keys <file...>', 'public keys (.pub.json)')
    .option('--people <count>', 'people that must sign, e.g. 2 for payment', readNumber(1))
    .action(
      async (kind: DelegatedKind, name: string, flags: { keys?: string[]; people?: number }) => {
        const keys = await Promise.all((flags.keys ?? []).map(readPublicKey));
        const isReleased = await grant(openSigningOfStore(surroundings), {
          kind,
          name,
          keys,
          threshold: flags.people,
        });
        sayReleased(surroundings, { kind, name, isReleased }, `${kind} ${name} has its keys`);
      },
    );
};

/** `keys timestamp`: CI makes what is signed effective, and renews the timestamp. */
const addTimestamp: Verb = (program, surroundings) => {
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

/** `keys provenance <build>`: source, revision and builder of a signed build. */
const addProvenance: Verb = (program, { store, output }) => {
  program
    .command('provenance')
    .description('where a build comes from: source, revision, builder, signatures')
    .argument('<build>', '<remote> or <remote>@<id>', readBuilds)
    .action(async (wanted: ReturnType<typeof readBuilds>) => {
      const [build] = await resolveBuilds(store(), wanted);
      if (build === undefined) return;
      const found = await readProvenance(store(), build.name, build.id);
      output().result({ ...build, ...found }, [
        `${build.name}@${build.id}`,
        `  source ${found.source}, revision ${found.revision ?? 'none'}, built by ${found.builder}`,
        `  signed by ${found.signedBy.join(', ') || 'keys that are no longer configured'}`,
      ]);
    });
};

/** `keys create <owner>`: a key pair in the folder of keys. */
const addCreate: Verb = (program, { output }) => {
  program
    .command('create')
    .description('create a key in the folder that STOREFRONT_KEYS names')
    .argument('<owner>', 'the person or system that holds the key, e.g. ana')
    .addHelpText('after', '\nWith STOREFRONT_KEY_PASSPHRASE the private key is encrypted.')
    .action(async (owner: string) => {
      const passphrase = process.env['STOREFRONT_KEY_PASSPHRASE'] ?? '';
      const { file, key } = await createKey(keysFolder(), owner, passphrase);
      output().result({ owner, keyId: key.keyID, file }, [
        `${owner} has key ${key.keyID.slice(0, 12)}; its public part is ${file}`,
        ...(passphrase === ''
          ? ['the private key is not encrypted: set STOREFRONT_KEY_PASSPHRASE']
          : []),
      ]);
    });
};

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
