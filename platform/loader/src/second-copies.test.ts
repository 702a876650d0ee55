import { secondCopies } from './second-copies';

afterEach(() => {
  globalThis.__storefrontCopies = undefined;
});

test('one copy of each package is as it should be', () => {
  globalThis.__storefrontCopies = [
    ['react', 'shell'],
    ['effector', 'shell'],
  ];
  expect(secondCopies()).toEqual([]);
});

test('a second copy is reported with the build that loaded it', () => {
  globalThis.__storefrontCopies = [
    ['react', 'shell'],
    ['effector', 'shell'],
    ['react', 'mf-menu'],
  ];
  expect(secondCopies()).toEqual([{ packageName: 'react', build: 'mf-menu' }]);
});
