import { vendorIdsOf } from './vendor-ids';

const record = (google_tag_manager_id = '', google_analytics_id = '', fb_pixel_id = '') => ({
  google_tag_manager_id,
  google_analytics_id,
  fb_pixel_id,
});

test('[SHELL-56] the ids a restaurant gives name its vendors', () => {
  expect(vendorIdsOf(record('GTM-AB12CD', 'G-1A2B3C4D5E', '123456789012345'))).toEqual({
    tagManager: 'GTM-AB12CD',
    analytics: 'G-1A2B3C4D5E',
    pixel: '123456789012345',
  });
  expect(vendorIdsOf(record(' GTM-AB12CD ', ' UA-123456-1 ', ' 123456\n'))).toEqual({
    tagManager: 'GTM-AB12CD',
    analytics: 'UA-123456-1',
    pixel: '123456',
  });
  expect(vendorIdsOf(record('', 'UA-123456-1', ''))).toEqual({ analytics: 'UA-123456-1' });
  expect(vendorIdsOf(record())).toEqual({});
});

test.each([
  record('gtm-ab12cd'),
  record('GTM-'),
  record('GTM-AB12"><script>'),
  record('', 'G-1A2B&l=x'),
  record('', 'AW-123456'),
  record('', '', '12345'),
  record('', '', '1234567a'),
  record('', '', '1'.repeat(21)),
  record('0', '0', '0'),
])('[SHELL-56] what cannot be an id is none: %j', (wrong) =>
  expect(vendorIdsOf(wrong)).toEqual({}),
);
