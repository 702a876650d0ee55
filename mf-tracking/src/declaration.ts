import type { RemoteDeclaration } from '@storefront/compositions';

/** What this remote states for the shell, the edge, the gate and other remotes. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      path: 'track',
      page: 'track',
      guard: 'track',
      heading: 'mf-tracking:page.title',
      title: 'shell:page.track',
      links: ['track'],
      parts: ['api-client'],
      early: 'followed-order',
      rendered: {
        queries: [{ parameters: { token: { uuid: true }, caller: { any: true, optional: true } } }],
        data: '/order/uuid/{token}',
      },
    },
    {
      path: 'rate-order',
      page: 'rate-order',
      guard: 'rate-order',
      heading: 'mf-tracking:rate.title',
      title: 'shell:page.rate-order',
      links: ['rateOrder'],
    },
  ],
  events: {
    publishes: [
      'noticeBus.toastRequested',
      'orderBus.givenUp',
      'orderBus.reviewDismissed',
      'orderBus.reviewed',
      'orderBus.successShown',
    ],
    subscribes: ['orderBus.reviewed', 'sessionBus.signedIn', 'sessionBus.signedOut'],
  },
  stored: ['dismissedReviews'],
  capabilities: { tracking: 'A placed order is followed live to its end, and reviewed.' },
  budgets: { './pages/track': 30_000 },
};
