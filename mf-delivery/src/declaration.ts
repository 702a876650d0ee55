import type { RemoteDeclaration } from '@storefront/compositions';

/** What this remote states for the shell, the edge, the gate and other remotes. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      path: 'delivery',
      page: 'delivery',
      guard: 'delivery',
      heading: 'mf-delivery:page.title',
      title: 'shell:page.delivery',
      links: ['delivery'],
      dialogs: [
        {
          path: 'min-value-alert',
          page: 'min-value-alert',
          heading: 'mf-delivery:min-value.title',
          links: ['deliveryMinValue'],
        },
        { path: 'successfully-order-dialog', page: 'order-success', links: ['deliverySuccess'] },
        {
          path: 'schedule',
          page: 'schedule',
          heading: 'mf-delivery:schedule.pick',
          links: ['deliverySchedule'],
        },
      ],
    },
  ],
  widgets: [{ widget: 'confirm-coordinates', slot: 'confirm-coordinates', props: 1 }],
  events: {
    publishes: [
      'deliveryBus.addressCleared',
      'deliveryBus.addressConfirmed',
      'deliveryBus.customerChanged',
      'deliveryBus.feeDiscountFound',
      'deliveryBus.scheduleChosen',
      'deliveryBus.scheduleCleared',
      'deliveryBus.scheduleTemplateRead',
      'deliveryBus.typeChosen',
      'noticeBus.failedQuietly',
      'noticeBus.toastRequested',
      'orderBus.draftReset',
      'orderBus.followedUp',
      'orderBus.settled',
      'sessionBus.logOutConfirmed',
    ],
    subscribes: [
      'deliveryBus.addressCleared',
      'deliveryBus.addressConfirmed',
      'deliveryBus.scheduleChosen',
      'deliveryBus.typeChosen',
      'sessionBus.logOutConfirmed',
    ],
  },
  stored: ['address', 'lastDelivery', 'phone'],
  neededToOrder: true,
  capabilities: {
    delivery:
      'An address is found by the address wizard, its fee is added, and the order is placed.',
    scheduled: 'An order is scheduled at a closed restaurant and paid at the bank.',
    'unfinished-order':
      'An unfinished order that one build stored is continued by the one before and after it.',
  },
};
