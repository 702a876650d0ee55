import { paths } from '.';

test.each([
  { isTablet: false, section: undefined, path: '/' },
  { isTablet: false, section: null, path: '/' },
  { isTablet: false, section: 'wine & co', path: '/#section-wine%20%26%20co' },
  { isTablet: true, section: undefined, path: '/tablet' },
  { isTablet: true, section: 'wine', path: '/tablet#section-wine' },
])(
  '[OPEN-030] back to the menu, tablet $isTablet, section $section: $path',
  ({ isTablet, section, path }) => {
    expect(paths.home(isTablet, section)).toBe(path);
  },
);
