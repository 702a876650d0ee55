import { readFileSync } from 'node:fs';
import path from 'node:path';

test('is a copy of the API\'s budget, which the edge must not import and which is tested there', () => {
  const text = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  expect(text('budget.ts')).toBe(text('../../../reference-api/src/budgets/budget.ts'));
});
