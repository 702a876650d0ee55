import { isCallable } from './callable-phone';

test.each([
  ['BR', '11987654321', true],
  ['BR', '1132654321', true],
  ['BR', '(11) 98765-4321', true],
  ['BR', '00000000000', false],
  ['US', '7185550142', true],
  ['US', '+1 (718) 555-0142', true],
  ['US', '1185550142', false],
  ['US', '71855501429', false],
  ['PY', '981123456', true],
  ['PY', '0981123456', true],
  ['PY', '000000000', false],
  ['AR', '1123456789', true],
  ['AR', '91123456789', true],
  ['AR', '0000000000', false],
  ['BO', '71234567', true],
  ['BO', '01234567', false],
  ['UY', '94231234', true],
  ['UY', '094231234', true],
  ['UY', '00000000', false],
  ['CL', '961234567', true],
  ['CL', '111111111', false],
  ['PT', '912345678', true],
  ['PT', '119876543', false],
  ['ES', '612345678', true],
  ['ES', '112345678', false],
  ['IT', '3123456789', true],
  ['IT', '0612345678', true],
  ['IT', '9999999999', false],
])('in %s %s can be called: %s', (country, typed, isIt) =>
  expect(isCallable(typed, country)).toBe(isIt),
);

test.each(['447911123456', '+44 7911 123456', '00447911123456', '4915123456789'])(
  'a visitor of another country gives %s with its code',
  (typed) => expect([isCallable(typed, 'US'), isCallable(typed, 'PT')]).toEqual([true, true]),
);

test('[OPEN-099] of another country, or without one, nothing is known', () =>
  expect(['GB', '', 'XX'].map((country) => isCallable('12', country))).toEqual([true, true, true]));
