import { readAddress } from './serve-page';

test('an address names a restaurant, its folder and the page in it', () => {
  expect(readAddress('/bella-napoli')).toEqual({
    restaurant: 'bella-napoli',
    base: '/bella-napoli',
    path: '',
  });
  expect(readAddress('/bella-napoli/payment/success')).toEqual({
    restaurant: 'bella-napoli',
    base: '/bella-napoli',
    path: 'payment/success',
  });
  expect(readAddress('//bella-napoli//hours/')).toEqual({
    restaurant: 'bella-napoli',
    base: '/bella-napoli',
    path: 'hours',
  });
});

test('the prefix /app is part of the folder; a restaurant may have that name itself', () => {
  expect(readAddress('/app/bella-napoli/hours')).toEqual({
    restaurant: 'bella-napoli',
    base: '/app/bella-napoli',
    path: 'hours',
  });
  expect(readAddress('/app/app')).toMatchObject({ restaurant: 'app', base: '/app/app' });
  expect(readAddress('/bella-napoli/app')).toMatchObject({ base: '/bella-napoli', path: 'app' });
});

test('an address without a restaurant, or that cannot be decoded, is nowhere', () => {
  for (const pathname of ['/', '', '//', '/app', '/app/', '/%E0%A4%A', '/app/%'])
    expect(readAddress(pathname)).toEqual({ restaurant: null, base: '', path: '' });
});

test('a name is decoded once, and its folder is encoded', () => {
  expect(readAddress('/%2522%3Cb%3E')).toEqual({
    restaurant: '%22<b>',
    base: '/%2522%3Cb%3E',
    path: '',
  });
});
