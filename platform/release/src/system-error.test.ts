import { codeOf } from './system-error';

test('an error of the system has a code', () =>
  expect(codeOf(Object.assign(new Error('no file'), { code: 'ENOENT' }))).toBe('ENOENT'));

test.each([null, undefined, 'ENOENT', 2, new Error('no code'), {}])('%p has no code', (thrown) =>
  expect(codeOf(thrown)).toBeUndefined(),
);

test('a function is no error, whatever its properties are', () =>
  expect(codeOf(Object.assign(() => undefined, { code: 'ENOENT' }))).toBeUndefined());
