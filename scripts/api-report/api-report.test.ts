import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiReport } from './report';

const root = path.resolve(__dirname, '../..');
// The compiler reads shared-domain and its libraries: seconds, many times that on a slow machine
// under load.
jest.setTimeout(300_000);

test('shared-domain/api-report.md is up to date; otherwise `npm run tool api-report` writes it', () =>
  expect(readFileSync(path.join(root, 'shared-domain/api-report.md'), 'utf8')).toBe(
    apiReport(root),
  ));
