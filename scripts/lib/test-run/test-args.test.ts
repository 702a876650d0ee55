import { PlainError } from '../plain-error';
import { parseTestArgs } from './test-args';

test.each([
  { args: [], options: { only: [] } },
  { args: ['--shard=2/3'], options: { only: [], shard: { index: 2, count: 3 } } },
  { args: ['--shard', '1/2'], options: { only: [], shard: { index: 1, count: 2 } } },
  {
    args: ['--only', 'unit', '--only=tools,stories'],
    options: { only: ['unit', 'tools', 'stories'] },
  },
  { args: ['--changed'], options: { only: [], changedSince: 'main' } },
  {
    args: ['--changed=HEAD~2', '--only', 'unit'],
    options: { only: ['unit'], changedSince: 'HEAD~2' },
  },
])('$args', ({ args, options }) => expect(parseTestArgs(args)).toEqual(options));

test.each([
  {
    args: ['--only', 'units'],
    says: '--only units is not known: choose from checks, unit, screens, integration, nginx, tools, stories.',
  },
  { args: ['--only'], says: '--only  is not known' },
  { args: ['--only', 'build'], says: '--only build is not known' },
  { args: ['--shard=3/2'], says: '--shard=3/2 is no part of the run' },
  { args: ['--shard=0/2'], says: '--shard=0/2 is no part of the run' },
  { args: ['--shard', 'half'], says: '--shard=half is no part of the run' },
  { args: ['--fast'], says: '--fast is not known: npm test takes --shard=1/2' },
  { args: ['mf-cart'], says: 'mf-cart is not known' },
])('$args is refused in one sentence', ({ args, says }) => {
  expect(() => parseTestArgs(args)).toThrow(PlainError);
  expect(() => parseTestArgs(args)).toThrow(says);
});
