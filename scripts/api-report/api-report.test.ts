import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiReport } from './report';

const root = path.resolve(__dirname, '../..');
// The compiler reads shared-domain and its libraries: 5 s, many times that on a slow machine under
// load.
jest.setTimeout(300_000);

test('shared-domain/api-report.md is up to date; otherwise `npm run tool api-report` writes it', () => {
  const stored = readFileSync(path.join(root, 'shared-domain/api-report.md'), 'utf8');
  const current = apiReport(root);
  const linesWithout = (text: string, other: string): string[] => {
    const others = new Set(other.split('\n'));
    return text
      .split('\n')
      .filter((line) => !others.has(line))
      .slice(0, 20);
  };
  const run = 'npm run tool api-report';
  expect({ run, gone: linesWithout(stored, current), new: linesWithout(current, stored) }).toEqual({
    run,
    gone: [],
    new: [],
  });
  expect(stored === current ? 'up to date' : `lines are in another order: ${run}`).toBe(
    'up to date',
  );
});
