import { aRestaurant } from '../../testing';
import { tabletRestriction } from './tablet-restriction';

test.each([
  { mode: 'tablet', operation: 'open', selfService: true, is: null },
  { mode: 'table', operation: 'open', selfService: true, is: null },
  { mode: 'delivery', operation: 'open', selfService: true, is: 'no-table' },
  { mode: 'delivery', operation: 'open', selfService: false, is: 'no-self-service' },
  { mode: 'delivery', operation: 'closed', selfService: true, is: 'closed' },
  { mode: 'delivery', operation: 'openForSchedule', selfService: false, is: 'closed' },
] as const)(
  '[TABLE-08] mode $mode, $operation, self service $selfService: $is',
  ({ mode, operation, selfService, is }) => {
    expect(
      tabletRestriction(aRestaurant({ table_self_service_enabled: selfService }), operation, mode),
    ).toBe(is);
  },
);
