import { calls, type Call } from '@storefront/shared-domain/contracts';
import { health, readiness } from '../platform/http/health-calls';
import { listTables, replaceTableCodes } from '../tables/table-calls';
import { realtime } from '../tracking/realtime-calls';
import { sendCourierPosition } from '../tracking/courier-calls';
import { sendHeartbeat } from '../restaurants/kitchen/kitchen-calls';
import { getRecordProblems } from '../restaurants/record-problems/record-problems-calls';
import { createPhoneItem } from '../accounts/phone-calls';
import { createCartRecovery } from '../orders/recovery-calls';
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
