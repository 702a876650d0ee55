/** @jest-environment jsdom */
import {
  dropGoogleVisit,
  saveGoogleVisit,
  readGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { leadOn } from './google-return';

const VISIT: GoogleVisit = {
  state: 'a-state-of-this-visit',
  nonce: 'a-nonce-of-this-visit',
  base: '/app/bella-napoli',
  returnTo: '/shopping-cart?a=1',
  purpose: 'sign-in' as const,
  answer: null,
};

function comeBack(fragment: string) {
  const [replace, replaceState] = [jest.fn(), jest.fn()];
  leadOn({
    history: { replaceState },
    location: { hash: fragment, pathname: '/google-return', replace },
  } as unknown as Window);
  return {
    to: replace.mock.calls.flat(),
    address: replaceState.mock.calls.map(([, , address]) => address as string),
  };
}

beforeEach(() => saveGoogleVisit(VISIT));

test.each([
  ['#state=a-state-of-this-visit&id_token=a.b.c', { token: 'a.b.c' }],
  ['#error=access_denied&state=a-state-of-this-visit', { refusal: 'access_denied' }],
  ['#state=a-state-of-this-visit', { refusal: 'no_answer' }],
])(
  '[ACCOUNT-03] %s is stored for the login page, and taken out of the address',
  (fragment, answer) => {
    expect(comeBack(fragment)).toEqual({
      address: ['/google-return'],
      to: ['/app/bella-napoli/login?returnTo=%2Fshopping-cart%3Fa%3D1'],
    });
    expect(readGoogleVisit()).toEqual({ ...VISIT, answer });
  },
);

test.each(['#state=another&id_token=a.b.c', '#id_token=a.b.c', ''])(
  'an unrequested response (%s) is dropped',
  (fragment) => {
    expect(comeBack(fragment).to).toHaveLength(1);
    expect(readGoogleVisit()?.answer).toBeNull();
  },
);

test('without a visit there is nothing to go on with', () => {
  dropGoogleVisit();
  expect(comeBack('#state=a&id_token=b')).toEqual({ address: ['/google-return'], to: ['/'] });
});

test.each(['//evil.example', 'https://evil.example', '/a/b', '/a?b', ''])(
  'a base that leads elsewhere (%s) is no visit',
  (base) => {
    saveGoogleVisit({ ...VISIT, base });
    expect(comeBack('#state=a-state-of-this-visit&id_token=a.b.c').to).toEqual(['/']);
  },
);
