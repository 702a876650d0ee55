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

/** The stage an order stands on; one this build does not know is 'unknown' (OPEN-014). */
export const currentStage = (order: Order): Stage =>
  statusSteps(order).find(({ current }) => current)?.status ?? 'unknown';
