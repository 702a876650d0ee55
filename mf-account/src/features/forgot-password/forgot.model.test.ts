import { allSettled } from 'effector';
import { ApiError } from '@storefront/shared-domain/http';
import { storefront } from '../../testing/render-page.test-kit';
import { requestLinkFx, type ForgotCall } from './forgot.api';
import { $failure, $sentTo, left, submitted } from './forgot.model';

test('a link is requested, and the response discloses nothing about the address', async () => {
  const sent: ForgotCall[] = [];
  const scope = await storefront({
    client: null,
    handlers: [
      [
        requestLinkFx,
        async (call: ForgotCall) => {
          sent.push(call);
          return {};
        },
      ],
    ],
  });
  await allSettled(submitted, { scope, params: ' ana@example.com' });
  expect(sent).toEqual([{ restaurantId: 7, email: 'ana@example.com' }]);
  expect(scope.getState($sentTo)).toBe('ana@example.com');
  await allSettled(left, { scope });
  expect(scope.getState($sentTo)).toBeNull();
});

test('[ERRORS-37] a server that reports an unknown address is understood', async () => {
  const scope = await storefront({
    client: null,
    handlers: [
      [
        requestLinkFx,
        () =>
          Promise.reject(
            new ApiError({ kind: 'http', status: 404, text: 'Email does not exist.' }),
          ),
      ],
    ],
  });
  await allSettled(submitted, { scope, params: 'ana@example.com' });
  expect(scope.getState($failure)).toEqual({ key: 'login.email-unknown' });
  expect(scope.getState($sentTo)).toBeNull();
});

test('a second press while the first is on its way sends nothing', async () => {
  let answer = (_: object): void => undefined;
  const request = jest.fn(
    () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  );
  const scope = await storefront({ client: null, handlers: [[requestLinkFx, request]] });
  const pressing = [1, 2].map(() => allSettled(submitted, { scope, params: 'ana@example.com' }));
  answer({});
  await Promise.all(pressing);
  expect(request).toHaveBeenCalledTimes(1);
});
