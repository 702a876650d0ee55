import { screenCounts } from './screen-counts';

test('the pages are counted by whether they were sent with their screen', () => {
  const metrics = [
    '# HELP storefront_edge_screens_total Pages',
    'storefront_edge_screens_total{outcome="cached"} 120',
    'storefront_edge_screens_total{outcome="rendered"} 3',
    'storefront_edge_screens_total{outcome="late"} 7',
    'storefront_edge_screens_total{outcome="no-answer"} 1',
    'storefront_edge_revision 1',
  ].join('\n');
  expect(screenCounts(metrics)).toBe(
    'Pages of the stories: 123 rendered at the edge, 8 in the browser (late 7, no-answer 1)',
  );
});

test('without metrics nothing was rendered', () =>
  expect(screenCounts('')).toBe('Pages of the stories: 0 rendered at the edge, 0 in the browser'));
