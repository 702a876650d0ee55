import { createKey } from '../../../trust/key-files';
import { keysFolder } from '../../keys-folder';
import type { Verb } from '../../verb';

/** `keys create <owner>`: a key pair in the folder of keys. */
export const addCreate: Verb = (program, { output }) => {
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
