/** @jest-environment jsdom */
import { fork } from 'effector';
import { leadOn } from '../start-up/google-return';
import { bootstrap } from './bootstrap';

jest.mock('../start-up/google-return', () => ({ leadOn: jest.fn() }));

test('[ACCOUNT-03] what Google answered is taken at once: nothing is fetched first, and nothing else starts', () => {
  window.history.replaceState(null, '', '/google-return#id_token=a.b.c');
  void bootstrap({ storefront: {} as never, loader: {} as never, scope: fork() });
  expect(leadOn).toHaveBeenCalledWith(window);
});
