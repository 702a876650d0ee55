import { allSettled } from 'effector';
import { ApiError } from '@storefront/shared-domain/http';
import { $session } from '@storefront/shared-domain/models';
import { storefront } from '../../testing/render-page.test-kit';
import { logInFx, type LoginCall } from './login.api';
import { $failure, $isBusy, left, submitted } from './login.model';

const typed = { email: ' ana@example.com ', password: ' with spaces ' };

async function login(...answers: (() => Promise<{ token: string }>)[]) {
  const sent: LoginCall[] = [];
  const handler = (call: LoginCall) => {
    sent.push(call);
    return answers.shift()!();
  };
  return { sent, scope: await storefront({ client: null, handlers: [[logInFx, handler]] }) };
}
const refused = (fields: ConstructorParameters<typeof ApiError>[0]) => () =>
  Promise.reject(new ApiError(fields));

test('[ACCOUNT-04] a login stores its token with the mode email', async () => {
  const { scope, sent } = await login(async () => ({ token: 'T1' }));
  await allSettled(submitted, { scope, params: typed });
  expect(scope.getState($session)).toEqual({ token: 'T1', mode: 'email' });
  expect(sent).toEqual([{ restaurantId: 7, email: 'ana@example.com', password: ' with spaces ' }]);
});

test.each([
  ['[ERRORS-37] an unknown address', 404, 'Email does not exist.', 'login.email-unknown'],
  ['[ERRORS-38] a wrong password', 401, 'Email or password is wrong.', 'login.wrong'],
])('%s', async (_, status, text, key) => {
  const { scope } = await login(refused({ kind: 'http', status, text }));
  await allSettled(submitted, { scope, params: typed });
  expect(scope.getState($failure)).toEqual({ key });
  expect(scope.getState($session)).toBeNull();
});

test('a second press while the first is on its way sends nothing', async () => {
  let answer = (_: { token: string }): void => undefined;
  const { scope, sent } = await login(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const first = allSettled(submitted, { scope, params: typed });
  const second = allSettled(submitted, { scope, params: typed });
  expect(scope.getState($isBusy)).toBe(true);
  answer({ token: 'T1' });
  await Promise.all([first, second]);
  expect(sent).toHaveLength(1);
});

test('another try, or leaving, takes the complaint back', async () => {
  const { scope } = await login(refused({ kind: 'offline' }), async () => ({ token: 'T1' }));
  await allSettled(submitted, { scope, params: typed });
  expect(scope.getState($failure)).toEqual({ key: 'domain:error.offline' });
  await allSettled(submitted, { scope, params: typed });
  expect(scope.getState($failure)).toBeNull();
  const other = await login(refused({ kind: 'timeout' }));
  await allSettled(submitted, { scope: other.scope, params: typed });
  await allSettled(left, { scope: other.scope });
  expect(other.scope.getState($failure)).toBeNull();
});
