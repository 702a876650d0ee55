import { createEdgeMetrics } from './edge-metrics';

test('screens, renders and failed renders are counted under their names', async () => {
  const metrics = createEdgeMetrics();
  metrics.onScreen('cached');
  metrics.onScreen('cached');
  metrics.onScreen('late');
  metrics.onRender(0.2);
  metrics.onRenderFailure('deadline');
  const lines = (await metrics.text()).split('\n');
  for (const line of [
    'storefront_edge_screens_total{outcome="cached"} 2',
    'storefront_edge_screens_total{outcome="late"} 1',
    'storefront_edge_render_seconds_bucket{le="0.1"} 0',
    'storefront_edge_render_seconds_bucket{le="0.25"} 1',
    'storefront_edge_render_seconds_sum 0.2',
    'storefront_edge_render_failures_total{reason="deadline"} 1',
  ])
    expect(lines).toContain(line);
});
