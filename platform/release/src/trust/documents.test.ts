import { generateKeyPairSync } from 'node:crypto';
import { fromJson, parseDocument } from './documents';
import { keyIdOf } from './keys';

const pair = generateKeyPairSync('ed25519').publicKey;
const hex = pair.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const pem = String(pair.export({ format: 'pem', type: 'spki' }));
const id = keyIdOf(hex);
const key = (publicText: string, owner = 'ana') => ({
  keytype: 'ed25519',
  scheme: 'ed25519',
  keyval: { public: publicText },
  'x-owner': owner,
});
const role = { keyids: [id], threshold: 1 };

const rootOf = (changes: object) => ({
  signatures: [],
  signed: {
    _type: 'root',
    spec_version: '1.0.31',
    version: 1,
    expires: '2030-01-01T00:00:00Z',
    consistent_snapshot: true,
    keys: { [id]: key(hex) },
    roles: { root: role, targets: role, snapshot: role, timestamp: role },
    ...changes,
  },
});

test('a root with one key is read', () => {
  expect(fromJson('root', 'root', rootOf({})).signed.version).toBe(1);
});

test.each([
  {
    what: 'two ids for one key',
    keys: { [id]: key(hex), ['0'.repeat(64)]: key(hex) },
    says: 'one key has two ids',
  },
  {
    what: 'an id that is not the hash of its key',
    keys: { ['0'.repeat(64)]: key(hex) },
    says: 'is not the hash of its key',
  },
  {
    what: 'one key in two notations',
    keys: { [id]: key(hex), [keyIdOf(pem)]: key(pem) },
    says: 'is not an Ed25519 key of 64',
  },
  {
    what: 'capital digits',
    keys: { [id]: key(hex.toUpperCase()) },
    says: 'is not an Ed25519 key of 64',
  },
  {
    what: 'another kind of key',
    keys: { [id]: { ...key(hex), keytype: 'rsa' } },
    says: 'is not an Ed25519 key',
  },
  { what: 'a key without an owner', keys: { [id]: key(hex, '') }, says: 'has no owner' },
])('$what: refused', ({ keys, says }) => {
  expect(() => fromJson('root', 'root', rootOf({ keys }))).toThrow(says);
});

test.each([
  { what: 'a date that cannot be read would never expire', changes: { expires: 'never' } },
  { what: 'a version below one', changes: { version: 0 } },
  { what: 'a part of a version', changes: { version: 1.5 } },
  { what: 'a threshold of none', changes: { roles: { root: { ...role, threshold: 0 } } } },
])('$what: refused', ({ changes }) => {
  expect(() => fromJson('root', 'the root', rootOf(changes))).toThrow('the root: ');
});

test('delegations that are not terminating, or named twice, are refused', () => {
  const delegated = {
    name: 'room-shell.1',
    ...role,
    terminating: true,
    paths: ['builds/shell/*/*'],
  };
  const targetsOf = (roles: object[]) => ({
    signatures: [],
    signed: {
      _type: 'targets',
      spec_version: '1.0.31',
      version: 1,
      expires: '2030-01-01T00:00:00Z',
      targets: {},
      delegations: { keys: { [id]: key(hex) }, roles },
    },
  });
  expect(() => fromJson('targets', 'targets', targetsOf([delegated]))).not.toThrow();
  expect(() =>
    fromJson('targets', 'targets', targetsOf([{ ...delegated, terminating: false }])),
  ).toThrow('targets: ');
  expect(() => fromJson('targets', 'targets', targetsOf([delegated, delegated]))).toThrow(
    'two delegations have the same name',
  );
});

test('what is no JSON, or too large, is refused with the name of the file', () => {
  expect(() => parseDocument('root', 'a.json', Buffer.from('{'))).toThrow('a.json is not JSON');
  expect(() => parseDocument('root', 'a.json', Buffer.alloc(8_000_001))).toThrow(
    'a.json is larger than 8000000 bytes',
  );
});
