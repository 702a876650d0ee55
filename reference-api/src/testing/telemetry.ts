import {
  ARMS_HEADER,
  VISITOR_HEADER,
  type TelemetryBatch,
  type TelemetryEvent,
} from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { OPERATOR_KEY, type Answer, type TestApi } from './test-api';

const COMPOSITION = 'c'.repeat(64);

/** A batch of a visitor in one arm, with a new session. */
export const aBatch = (
  experiment: string,
  arm: string,
  more: Partial<TelemetryBatch> = {},
): TelemetryBatch => ({
  visitor: randomUUID(),
  session: randomUUID(),
  channel: 'stable',
  revision: 1,
  composition: COMPOSITION,
  arms: [{ experiment, arm, how: 'assigned' }],
  events: [{ kind: 'visit' }],
  ...more,
});

export const exposed = (experiment: string, arm: string): TelemetryEvent => ({
  kind: 'exposed',
  experiment,
  arm,
});
export const failed = (
  remote: string,
  outcome: 'repeated' | 'previous' | 'reload' | 'panel' = 'previous',
): TelemetryEvent => ({
  kind: 'load-failed',
  remote,
  version: '1.0.0',
  durationMs: 4000,
  phase: 'entry',
  reason: 'timeout',
  outcome,
});

export const sendBatch = (api: TestApi, body: unknown): Promise<Answer> =>
  api.call('POST', '/telemetry', { body });

export const asOperator = (api: TestApi, path: string): Promise<Answer> =>
  api.call('GET', path, { token: OPERATOR_KEY });

/** Headers of an order of a visitor in one arm. */
export const inArm = (
  visitor: string,
  experiment: string,
  arm: string,
): Record<string, string> => ({ [VISITOR_HEADER]: visitor, [ARMS_HEADER]: `${experiment}=${arm}` });
