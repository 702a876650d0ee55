import { calls, type Call } from '@storefront/shared-domain/contracts';
import { health, readiness } from '../platform/http/health.route';
import { listTables, replaceTableCodes } from '../tables/table-calls';
import { realtime } from '../tracking/realtime.route';
import { sendCourierPosition } from '../tracking/couriers.route';
import { sendHeartbeat } from '../restaurants/kitchen/kitchen.route';
import { getRecordProblems } from '../restaurants/record-problems/record-problems.route';
import { createPhoneItem } from '../accounts/phone-items.route';
import { createCartRecovery } from '../orders/cart-recovery.route';
import {
  experimentFigures,
  guardFigures,
  sendTelemetry,
  stampVisit,
} from '../telemetry/telemetry-calls';

/** All calls of a server without plug-ins: the spec's, and its own. */
export const describedCalls: readonly Call[] = [
  ...Object.values(calls),
  health,
  readiness,
  realtime,
  sendTelemetry,
  stampVisit,
  experimentFigures,
  guardFigures,
  createCartRecovery,
  createPhoneItem,
  sendCourierPosition,
  sendHeartbeat,
  getRecordProblems,
  listTables,
  replaceTableCodes,
];
