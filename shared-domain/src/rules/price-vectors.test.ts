import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as rules from '.';

interface Vector {
  readonly rule: string;
  readonly case: string;
  readonly given: readonly unknown[];
  readonly expected: unknown;
}

const file = path.join(__dirname, '../../../docs/contracts/price-vectors.json');
const { vectors }: { vectors: Vector[] } = JSON.parse(readFileSync(file, 'utf8'));
const byName = rules as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

test.each(vectors)('the published prices are ours, to the cent: $rule, $case', ({ rule, given, expected }) => {
  expect(byName[rule]?.(...given)).toEqual(expected);
});
