import fc from 'fast-check';
import { bucketOf, chooseArm } from './bucket';

const arms = [
  { name: 'control', ranges: [[0, 9000]] as [number, number][] },
  { name: 'b', ranges: [[9000, 10_000]] as [number, number][] },
];

test('the same visitor and salt always get the same arm', () =>
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (salt, visitor) => chooseArm(arms, salt, visitor) === chooseArm(arms, salt, visitor),
    ),
  ));

test('an arm without buckets is never met', () =>
  fc.assert(
    fc.property(
      fc.string(),
      (visitor) =>
        chooseArm(
          [
            { name: 'none', ranges: [] },
            { name: 'all', ranges: [[0, 10_000]] },
          ],
          'salt',
          visitor,
        )?.name === 'all',
    ),
  ));

test('a visitor in an unassigned bucket is outside', () => {
  const visitor = 'visitor-1';
  const bucket = bucketOf('salt', visitor);
  expect(chooseArm([{ ranges: [[bucket, bucket + 1]] }], 'salt', visitor)).not.toBeNull();
  expect(chooseArm([{ ranges: [[bucket + 1, bucket + 2]] }], 'salt', visitor)).toBeNull();
});
