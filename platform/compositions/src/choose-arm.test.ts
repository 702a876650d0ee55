import fc from 'fast-check';
import { chooseArm } from './choose-arm';

const arms = [
  { name: 'a', share: 9000 },
  { name: 'b', share: 1000 },
];

test('the same visitor and salt always get the same arm', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (salt, visitor) => chooseArm(arms, salt, visitor) === chooseArm(arms, salt, visitor)),
  ));

test('arms are met as often as their shares say', () => {
  const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
  const inB = visitors.filter((visitor) => chooseArm(arms, 'salt', visitor).name === 'b').length;
  expect(inB / visitors.length).toBeGreaterThan(0.09);
  expect(inB / visitors.length).toBeLessThan(0.11);
});

test('two salts put visitors into independent arms', () => {
  const half = [
    { name: 'a', share: 5000 },
    { name: 'b', share: 5000 },
  ];
  const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
  const same = visitors.filter((visitor) => chooseArm(half, 'one', visitor) === chooseArm(half, 'two', visitor)).length;
  expect(same / visitors.length).toBeGreaterThan(0.46);
  expect(same / visitors.length).toBeLessThan(0.54);
});

test('an arm without a share is never met', () =>
  fc.assert(
    fc.property(fc.string(), (visitor) => {
      const choice = chooseArm([{ name: 'none', share: 0 }, { name: 'all', share: 10_000 }], 'salt', visitor);
      return choice.name === 'all';
    }),
  ));

test('shares that do not add up are refused when a visitor falls outside', () => {
  const visitors = Array.from({ length: 200 }, (_, index) => `visitor-${index}`);
  expect(() => visitors.map((visitor) => chooseArm([{ share: 10 }], 'salt', visitor))).toThrow('shares add up to 10');
});
