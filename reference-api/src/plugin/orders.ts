export { advanceOrder } from '../orders/advance-order';
export { cancelOrder } from '../orders/cancel-order';
export { findOrder, listDueOrders, type OrderRow } from '../orders/orders.repository';
export { listDispatched } from '../tracking/journeys.repository';
export { moveCourier } from '../tracking/courier-events';
export { openJourney, type Rider } from '../tracking/open-journey';
