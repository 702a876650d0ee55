import {
  copyRepository,
  countedFiles,
  figures,
  patches,
  type RepositoryCopy,
} from './repository-copy';

/** Patches that fit together share a copy: the compiler runs once for all of them. */
const copies: RepositoryCopy[] = [];
afterAll(() => copies.forEach((copy) => copy.remove()));

function applySomewhere(patch: string): string | null {
  if (copies.some((copy) => copy.apply(patch) === null)) return null;
  const copy = copyRepository();
  copies.push(copy);
  return copy.apply(patch);
}

test.each(patches)('%s is a change of as many files as its row in the README states', (patch) => {
  const { read, once, touched, goal } = figures.get(patch)!;
  expect(countedFiles(patch)).toHaveLength(touched);
  expect(touched).toBeLessThanOrEqual(goal);
  expect(read ?? Infinity).toBeGreaterThanOrEqual(touched);
  expect(once ?? Infinity).toBeGreaterThan(touched);
});

test('every row of the README has its patch', () =>
  expect([...figures.keys()].sort()).toEqual(patches));

test('every change can be applied to the repository as it is, and its types are correct', () => {
  expect(patches.map((patch) => [patch, applySomewhere(patch)])).toEqual(
    patches.map((patch) => [patch, null]),
  );
  expect(copies.flatMap((copy) => copy.typeErrors())).toEqual([]);
});
