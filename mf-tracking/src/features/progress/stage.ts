import type { Order } from '@storefront/shared-domain/contracts';
import { statusSteps, type StatusStep } from '@storefront/shared-domain/rules';
import type { IconName } from '@storefront/shared-ui';

export type Stage = StatusStep['status'];

const ICONS: Readonly<Record<Stage, IconName>> = {
  CREATED: 'ticket',
  CONFIRMED: 'store',
  PREPARING: 'dish',
  READY: 'bell',
  DISPATCHED: 'bike',
  OVER: 'check',
  CANCELED: 'close',
  unknown: 'clock',
};

export const stageIcon = (stage: Stage): IconName => ICONS[stage];

/** Current stage of an order; a stage that this build does not support is 'unknown' (OPEN-014). */
export const currentStage = (order: Order): Stage =>
  statusSteps(order).find(({ current }) => current)?.status ?? 'unknown';
