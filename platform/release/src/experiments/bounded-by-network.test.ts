import { boundedByNetwork } from './bounded-by-network';

/** Rows of networks: `[failed, total]` each. */
const rows = (...counts: [failed: number, total: number][]) =>
  counts.map(([failed, total], index) => ({ network: `n${index}`, failed, total }));
const many = (networks: number, failed: number, total: number) =>
  Array.from({ length: networks }, (): [number, number] => [failed, total]);

test('failures of fewer networks than required decide nothing', () => {
  expect(boundedByNetwork(rows(...many(4, 2500, 2500)), 5)).toBeNull();
  expect(boundedByNetwork(rows(...many(4, 2500, 2500), [0, 90]), 5)).toBeNull();
  expect(boundedByNetwork([], 1)).toBeNull();
});

test('networks with equal counts count completely', () => {
  expect(boundedByNetwork(rows(...many(5, 40, 40)), 5)).toEqual({
    failed: 200,
    total: 200,
    networks: 5,
  });
});

test('four networks with 10,000 failures add four to one failure of each other network', () => {
  const real = many(20, 1, 100);
  expect(boundedByNetwork(rows(...real), 5)).toEqual({ failed: 20, total: 2000, networks: 20 });
  expect(boundedByNetwork(rows(...real, ...many(4, 2500, 2500)), 5)).toEqual({
    failed: 24,
    total: 2004,
    networks: 24,
  });
});

test('four networks with 10,000 successes do not hide the failures of the others', () => {
  expect(boundedByNetwork(rows(...many(10, 5, 5), ...many(4, 0, 2500)), 5)).toEqual({
    failed: 50,
    total: 70,
    networks: 10,
  });
});

test('rows of one network are one network', () => {
  const row = { network: 'a', failed: 1, total: 2 };
  expect(boundedByNetwork([row, row], 2)).toBeNull();
  expect(boundedByNetwork([row, row], 1)).toEqual({ failed: 2, total: 4, networks: 1 });
});

test.each([[[1, 5, 9]], [[9, 5, 1]], [[5, 10, 9]]])(
  'the order of the networks %j does not count',
  (failures) => {
    const all = rows(...failures.map((failed): [number, number] => [failed, failed]));
    const sum = failures.reduce((total, failed) => total + failed, 0);
    expect(boundedByNetwork(all, 1)).toEqual({ failed: sum, total: sum, networks: 3 });
  },
);
