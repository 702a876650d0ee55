import { proofLines, readProof } from './read-results';

const results = (titles: Record<string, string>) => ({
  testResults: [
    { assertionResults: Object.entries(titles).map(([title, status]) => ({ title, status })) },
  ],
});

test('counts the verdicts by check, and names the wrong ones', () => {
  const proof = readProof(
    results({
      'refused by size only: a large page': 'passed',
      'refused by story: a dead button': 'passed',
      'refused by story: a dead login': 'failed',
      'accepts all 30 harmless mutations together': 'passed',
      'left to the checks in a browser: a dead button': 'passed',
    }),
  );
  expect(proof).toMatchObject({
    breaking: 3,
    harmless: 30,
    wrong: ['refused by story: a dead login'],
  });
  expect(proofLines(proof, '2026-11-26')).toEqual([
    'Run of 2026-11-26: 3 breaking and 30 harmless changes, 1 with a wrong verdict:',
    '- refused by story: a dead login',
    '',
    '| check | changes that it refused |',
    '|---|---|',
    '| `size` | 1 |',
    '| `story` | 1 |',
  ]);
});

test('a refused harmless candidate is a wrong verdict', () => {
  const proof = readProof(results({ 'accepts all 30 harmless mutations together': 'failed' }));
  expect(proof.wrong).toEqual(['accepts all 30 harmless mutations together']);
});
