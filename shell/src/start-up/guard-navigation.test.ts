/** @jest-environment jsdom */
import { guardNavigation, listedOrigins } from './guard-navigation';

const OWN = 'https://pizza.example';
const LISTED = listedOrigins({
  google: { clientId: 'shop', authUrl: 'https://accounts.example/authorize' },
  paymentOrigins: ['https://bank.example'],
});

/** Starts a navigation; returns whether it was prevented, and the origins that were to be confirmed. */
function navigate(url: string, event: object = {}, answer = false) {
  let listener: ((event: never) => void) | null = null;
  const confirmed: string[] = [];
  guardNavigation({
    listed: LISTED,
    own: OWN,
    mayLeave: (origin) => {
      confirmed.push(origin);
      return answer;
    },
    navigation: { addEventListener: (_, added) => (listener = added) },
  });
  const preventDefault = jest.fn();
  const destination = { url };
  const navigated = {
    cancelable: true,
    userInitiated: false,
    destination,
    preventDefault,
    ...event,
  };
  listener!(navigated as never);
  return { isPrevented: preventDefault.mock.calls.length === 1, confirmed };
}

test.each([
  { case: 'to the storefront', url: `${OWN}/bella/track` },
  { case: 'to the restaurant’s chat', url: 'https://wa.me/5511987654321?text=1' },
  { case: 'to the page of a sign-in', url: 'https://accounts.example/authorize?state=1' },
  { case: 'to the page of a payment', url: 'https://bank.example/pay/1' },
  { case: 'to a phone', url: 'tel:+5511987654321' },
])('a script may lead $case', ({ url }) =>
  expect(navigate(url)).toEqual({ isPrevented: false, confirmed: [] }),
);

test('without settings, only the restaurant’s chat is listed', () =>
  expect([...listedOrigins({})]).toEqual(['https://wa.me']));

test('a click of the customer leads anywhere', () =>
  expect(navigate('https://maps.example/', { userInitiated: true })).toEqual({
    isPrevented: false,
    confirmed: [],
  }));

test.each(['https://evil.example/?q=data', 'https://wa.me.evil.example/', `${OWN}.evil.example/`])(
  'a script leads to %s only after a confirmation',
  (url) => {
    const confirmed = [new URL(url).origin];
    expect(navigate(url, {}, false)).toEqual({ isPrevented: true, confirmed });
    expect(navigate(url, {}, true)).toEqual({ isPrevented: false, confirmed });
  },
);

test('what cannot be cancelled, such as Back to another site, needs no confirmation', () =>
  expect(navigate('https://other.example/', { cancelable: false })).toEqual({
    isPrevented: false,
    confirmed: [],
  }));

test('a browser without the Navigation API starts as before', () =>
  expect(() => guardNavigation({ listed: LISTED, mayLeave: () => false })).not.toThrow());
