import { readMutationReport } from './mutation-report';

const mutant = (status: string, from: [number, number], to: [number, number]) => ({
  mutatorName: 'EqualityOperator',
  replacement: 'a >=\n  b',
  status,
  location: {
    start: { line: from[0], column: from[1] },
    end: { line: to[0], column: to[1] },
  },
});
const report = (...mutants: readonly ReturnType<typeof mutant>[]) =>
  JSON.stringify({
    files: { 'src/fee.ts': { source: 'const of = 1;\nreturn (a >\n  b);\n', mutants } },
  });

test('killed and timed-out mutants count as killed; ignored and broken ones do not count', () => {
  const statuses = ['Killed', 'Timeout', 'Ignored', 'CompileError', 'RuntimeError', 'Killed'];
  const result = readMutationReport(
    report(...statuses.map((status) => mutant(status, [2, 9], [3, 4]))),
  );
  expect(result).toEqual({ killed: 3, survivors: [] });
});

test('a mutant of a module that a test imports while it runs does not count', () => {
  const ofModule = { ...mutant('Survived', [2, 9], [3, 4]), static: true };
  const inTest = { ...mutant('Killed', [2, 9], [3, 4]), static: false };
  expect(readMutationReport(report(ofModule, inTest))).toEqual({ killed: 1, survivors: [] });
});

test('a survivor names its file, line, code and replacement in one line', () => {
  const { survivors } = readMutationReport(
    report(mutant('Survived', [2, 9], [3, 4]), mutant('NoCoverage', [1, 7], [1, 9])),
  );
  expect(survivors).toEqual([
    { file: 'src/fee.ts', line: 2, original: 'a > b', replacement: 'a >= b', isCovered: true },
    { file: 'src/fee.ts', line: 1, original: 'of', replacement: 'a >= b', isCovered: false },
  ]);
});

test('a report of another shape is refused', () => {
  expect(() => readMutationReport('{"files":[]}')).toThrow('files');
});
