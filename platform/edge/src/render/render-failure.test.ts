import { RenderFailure, failureOf } from './render-failure';

test('a failure of a render keeps its reason', () => {
  const failure = new RenderFailure('deadline', 'too late');
  expect(failureOf(failure)).toBe(failure);
  expect(failureOf(new TypeError('x'))).toMatchObject({
    reason: 'failed',
    message: 'TypeError: x',
  });
});
