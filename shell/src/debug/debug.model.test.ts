/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { $debugMode, restaurantSelected } from '@storefront/shared-domain/models';
import { debugToggled } from './debug.model';

async function visit(address: string) {
  window.history.replaceState(null, '', address);
  const scope = fork();
  await allSettled(restaurantSelected, { scope, params: 'bella-napoli' });
  return scope;
}
const stored = (): string | null => localStorage.getItem('debug_mode');

beforeEach(() => localStorage.clear());

test('[SHELL-54] off by default; the address switches it on and off, and it is stored as 1 and 0', async () => {
  expect([(await visit('/bella-napoli')).getState($debugMode), stored()]).toEqual([false, null]);
  expect([
    (await visit('/bella-napoli?debug=1&src=x')).getState($debugMode),
    stored(),
    window.location.search,
  ]).toEqual([true, '1', '?src=x']);
  expect((await visit('/bella-napoli')).getState($debugMode)).toBe(true);
  expect([(await visit('/bella-napoli?debug=0')).getState($debugMode), stored()]).toEqual([
    false,
    '0',
  ]);
});

test('[SHELL-54] it toggles between 0 and 1', async () => {
  const scope = await visit('/bella-napoli');
  const seen: unknown[] = [];
  for (let press = 0; press < 3; press += 1) {
    await allSettled(debugToggled, { scope });
    seen.push(scope.getState($debugMode), stored());
  }
  expect(seen).toEqual([true, '1', false, '0', true, '1']);
});

test.each(['', '2', 'true', '1,1', '%31%31', '-1'])(
  '[SHELL-54] debug=%s says nothing',
  async (value) => {
    expect([(await visit(`/bella-napoli?debug=${value}`)).getState($debugMode), stored()]).toEqual([
      false,
      null,
    ]);
  },
);
