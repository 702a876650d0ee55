import { Command } from 'commander';
import { InconclusiveGate } from './inconclusive-gate';
import { run } from './run';
import { gateLines } from './say-gate';

const report = {
  hash: 'a'.repeat(64),
  isOk: false,
  isUnknown: true,
  results: [
    { check: 'story', isOk: false, isUnknown: true, findings: ['pix: Timeout'] },
    { check: 'origins', isOk: true, findings: [], shared: ['scheduled: requests x'] },
  ],
} as const;

afterEach(() => jest.restoreAllMocks());

test('a gate without a verdict ends with 4 and says what to do', async () => {
  let said = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((said += String(text)), true));
  const program = new Command().exitOverride().option('--json');
  program.command('promote').action(() => {
    throw new InconclusiveGate(report);
  });
  expect(await run(program, ['promote'])).toBe(4);
  expect(said).toContain('the machine is too slow');
  expect(said).toContain('story: pix: Timeout');
  expect(said).toContain('Run the command again');
  expect(said).not.toContain('raise the version');
});

test('a check prints what is unknown, and what the served composition has, too', () => {
  const lines = gateLines(report);
  expect(lines).toContain('story: inconclusive');
  expect(lines).toContain('  in the served composition, too: scheduled: requests x');
});
