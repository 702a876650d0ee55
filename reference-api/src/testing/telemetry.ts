import {
  ARMS_HEADER,
  STAMP_HEADER,
  TelemetryBatch,
  VISITOR_HEADER,
  type TelemetryEvent,
} from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { OPERATOR_KEY, type ApiResponse, type TestApi } from './test-api';

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

/** Sends a batch as it is: without a stamp it is untrusted. */
export const sendUnstamped = (api: TestApi, body: unknown): Promise<ApiResponse> =>
  api.call('POST', '/telemetry', { body });

/** A stamp for the page of a batch, requested as pages do; undefined when it is refused. */
export async function stampOf(
  api: TestApi,
  { visitor, session, channel, revision, composition, arms }: TelemetryBatch,
): Promise<string | undefined> {
  const body = { visitor, session, channel, revision, composition, arms };
  const { json } = await api.call('POST', '/telemetry/visits', { body });
  return json['stamp'] as string | undefined;
}

/** Sends a batch with the stamp of its page; a body that is no batch is sent as it is. */
export async function sendBatch(api: TestApi, body: unknown): Promise<ApiResponse> {
  const read = TelemetryBatch.safeParse(body);
  const stamp = read.success ? await stampOf(api, read.data) : undefined;
  return sendUnstamped(api, stamp === undefined ? body : { ...(body as object), stamp });
}

export const asOperator = (api: TestApi, path: string): Promise<ApiResponse> =>
  api.call('GET', path, { token: OPERATOR_KEY });

/** Headers of an order of a stamped visit in one arm. */
export async function stampedInArm(
  api: TestApi,
  visitor: string,
  experiment: string,
  arm: string,
): Promise<Record<string, string>> {
  const stamp = await stampOf(api, aBatch(experiment, arm, { visitor }));
  return { ...inArm(visitor, experiment, arm), ...(stamp && { [STAMP_HEADER]: stamp }) };
}

/** Headers of an order of a visitor in one arm, without a stamp. */
export const inArm = (
  visitor: string,
  experiment: string,
  arm: string,
): Record<string, string> => ({ [VISITOR_HEADER]: visitor, [ARMS_HEADER]: `${experiment}=${arm}` });
