import { defineScreens } from '@storefront/compositions/story';

const HEADING = 'mf-delivery:page.title';

export default defineScreens({
  root: '/bella-napoli',
  repeated: ['delivery'],
  pages: {
    delivery: { heading: HEADING },
    'delivery/min-value-alert': { heading: HEADING, dialog: 'mf-delivery:min-value.title' },
    'delivery/successfully-order-dialog': { heading: HEADING },
    'delivery/schedule': { heading: HEADING, dialog: 'mf-delivery:schedule.pick' },
  },
});
