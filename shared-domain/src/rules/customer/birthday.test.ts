import fc from 'fast-check';
import { aClient, aRestaurant } from '../../testing';
import {
  birthdayToIso,
  inTypedOrder,
  isBirthday,
  isBirthdayRequested,
  spelledBirthday,
} from './birthday';
import { maskBirthday } from '../format/masks';

const today = new Date(2026, 10, 21, 0, 5);

test.each([
  ['25/12/1990', '1990-12-25'],
  ['29/02/2000', '2000-02-29'],
  ['01/01/0099', '0099-01-01'],
  ['29/02/1900', ''],
  ['31/04/1990', ''],
  ['00/12/1990', ''],
  ['25/13/1990', ''],
  ['25/12/90', ''],
  ['5/12/1990', ''],
  ['1990-12-25', ''],
  ['', ''],
  ['dd/mm/yyyy', ''],
])('[DOMAIN-098] %p converts to %p', (text, iso) => expect(birthdayToIso(text)).toBe(iso));

test.each([
  ['2', '2'],
  ['25', '25'],
  ['251', '25/1'],
  ['2512', '25/12'],
  ['25121990', '25/12/1990'],
  ['25/12/19905', '25/12/1990'],
  ['2a5', '25'],
])('[DOMAIN-098] %p is laid out as %p, 10 characters at most', (text, masked) =>
  expect(maskBirthday(text)).toBe(masked),
);

test.each([
  ['the field is optional', '', true],
  ['yesterday', '20/11/2026', true],
  ['today is too late', '21/11/2026', false],
  ['tomorrow is too late', '22/11/2026', false],
  ['100 years ago to the day', '21/11/1926', true],
  ['a day more', '20/11/1926', false],
  ['no such day', '30/02/1990', false],
  ['half typed', '25/12', false],
])('[DOMAIN-099] %s', (_, text, isValid) => expect(isBirthday(text, today)).toBe(isValid));

test.each([
  ['1990-05-31', '31/05/1990'],
  ['5/3/1990', '05/03/1990'],
  ['5.3.1990', '05/03/1990'],
  [' 31 - 12 - 1990 ', '31/12/1990'],
  ['３１/１２/１９９０', '31/12/1990'],
  ['31\u00a012\u00a01990', '31/12/1990'],
  ['31121990', null],
  ['31/12', null],
  ['5/3/90', null],
  ['', null],
  ['1990-05-31T00:00', null],
])('[DOMAIN-098] %p is the day %p in another spelling', (text, shown) =>
  expect(spelledBirthday(text, 'BR')).toBe(shown),
);

test.each([
  ['1990-05-31', '05/31/1990'],
  ['5/31/1990', '05/31/1990'],
])('[DOMAIN-098] where the month comes first %p is %p', (text, shown) =>
  expect(spelledBirthday(text, 'US')).toBe(shown),
);

test.each([
  ['05/31/1990', '31/05/1990'],
  ['05/3', '05/3'],
  ['05/31', '31/05'],
  ['', ''],
])('[DOMAIN-098] %p typed in the United States is the day %p, and back', (typed, day) => {
  expect(inTypedOrder(typed, 'US')).toBe(day);
  expect(inTypedOrder(day, 'US')).toBe(typed);
  expect(inTypedOrder(typed, 'BR')).toBe(typed);
});

test.each([
  { case: 'a visitor', isOn: true, client: null, isRequested: true },
  { case: 'an account without one', isOn: true, client: aClient(), isRequested: true },
  {
    case: 'an account that has one',
    isOn: true,
    client: aClient({ birthday: '1990-12-25' }),
    isRequested: false,
  },
  {
    case: 'a visitor where birthdays are not registered',
    isOn: false,
    client: null,
    isRequested: false,
  },
])('[DELIVERY-20] $case needs the birthday: $isRequested', ({ isOn, client, isRequested }) =>
  expect(
    isBirthdayRequested(aRestaurant({ permissions_birthday_registration: isOn }), client),
  ).toBe(isRequested),
);

test('[DOMAIN-098] every day of the calendar survives the way to yyyy-mm-dd', () =>
  fc.assert(
    fc.property(
      fc.date({
        min: new Date(Date.UTC(1900, 0, 1)),
        max: new Date(Date.UTC(2100, 0, 1)),
        noInvalidDate: true,
      }),
      (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(birthdayToIso(iso.split('-').reverse().join('/'))).toBe(iso);
      },
    ),
  ));
