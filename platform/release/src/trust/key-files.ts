import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegularFile } from '@storefront/http-kit';
import { Key, Signature } from '@tufjs/models';
import { checkKeys, isOwnerName, computeKeyId, ownerOf, publicKey } from './keys';
import { TrustError } from './trust-error';

/** A private key of this machine. */
export interface Signer {
  readonly key: Key;
  readonly owner: string;
  /** Signs the canonical form of metadata. */
  readonly sign: (bytes: Buffer) => Signature;
  /** Raw Ed25519 signature, for statements. */
  readonly signRaw: (bytes: Buffer) => Buffer;
}

/** Largest file of a key. */
const MAX_BYTES = 64 * 1024;
const PRIVATE = '.key.pem';
const PUBLIC = '.pub.json';

const toHex = (pem: ReturnType<typeof createPublicKey>): string =>
  pem.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/**
 * Creates a key pair in a folder: `{owner}.{id}.key.pem`, readable by this user only and encrypted
 * with a passphrase if one is given, and `{owner}.{id}.pub.json`. Returns the public file.
 */
export async function createKey(
  folder: string,
  owner: string,
  passphrase = '',
): Promise<{ file: string; key: Key }> {
  if (!isOwnerName(owner))
    throw new TrustError(
      `an owner is named with small letters, digits, dots, dashes and @, not ${owner}`,
    );
  const { privateKey, publicKey: pair } = generateKeyPairSync('ed25519');
  const key = publicKey(toHex(pair), owner);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const base = path.join(folder, `${owner}.${key.keyID.slice(0, 8)}`);
  const pem = privateKey.export({
    format: 'pem',
    type: 'pkcs8',
    ...(passphrase === '' ? {} : { cipher: 'aes-256-cbc', passphrase }),
  });
  await writeFile(`${base}${PRIVATE}`, pem, { flag: 'wx', mode: 0o600 });
  await writeFile(`${base}${PUBLIC}`, `${JSON.stringify(key.toJSON(), null, 2)}\n`, { flag: 'wx' });
  return { file: `${base}${PUBLIC}`, key };
}

/** Reads a public key. Throws `TrustError`. */
export async function readPublicKey(file: string): Promise<Key> {
  try {
    const json = JSON.parse(String(await readRegularFile(file, MAX_BYTES))) as {
      keyval?: { public?: unknown };
    };
    const id = computeKeyId(String(json.keyval?.public));
    const key = Key.fromJSON(id, json as never);
    checkKeys({ [id]: key }, file);
    return key;
  } catch (error) {
    if (error instanceof TrustError) throw error;
    throw new TrustError(`${file} is no public key: give the .pub.json file of "keys create"`);
  }
}

/** The private keys of one folder, or of several separated as in `PATH`. Throws `TrustError`. */
export async function readSigners(folders: string, passphrase = ''): Promise<Signer[]> {
  const signers: Signer[] = [];
  for (const folder of folders.split(path.delimiter).filter((it) => it !== ''))
    signers.push(...(await readFolder(folder, passphrase)));
  return signers;
}

async function readFolder(folder: string, passphrase: string): Promise<Signer[]> {
  const names = await readdir(folder).catch(() => {
    throw new TrustError(`the folder of keys ${folder} cannot be read`);
  });
  const signers: Signer[] = [];
  for (const name of names.filter((it) => it.endsWith(PRIVATE)).sort()) {
    const file = path.join(folder, name);
    const key = await readPublicKey(file.slice(0, -PRIVATE.length) + PUBLIC);
    let pem: ReturnType<typeof createPrivateKey>;
    try {
      pem = createPrivateKey({ key: await readRegularFile(file, MAX_BYTES), passphrase });
    } catch {
      throw new TrustError(`${file} cannot be opened: set STOREFRONT_KEY_PASSPHRASE`);
    }
    if (toHex(createPublicKey(pem)) !== key.keyVal['public'])
      throw new TrustError(`${file} is not the private key of its .pub.json`);
    const signRaw = (bytes: Buffer): Buffer => sign(null, bytes, pem);
    signers.push({
      key,
      owner: ownerOf(key),
      signRaw,
      sign: (bytes) => new Signature({ keyID: key.keyID, sig: signRaw(bytes).toString('hex') }),
    });
  }
  return signers;
}
