import type { Order } from '@storefront/shared-domain/contracts';
import { statusEntry, statusSteps, type StatusStep } from '@storefront/shared-domain/rules';
import type { IconName } from '@storefront/shared-ui';

export type Stage = StatusStep['status'];

export const stageIcon = (stage: Stage): IconName => statusEntry(stage).icon;

/** Current stage of an order; a stage that this build does not support is 'unknown' (OPEN-014). */
export const currentStage = (order: Order): Stage =>
  statusSteps(order).find(({ current }) => current)?.status ?? 'unknown';
