import { minor } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import type { PaymentEventKind, ProviderEvent } from '../payments/provider';
import { signed, SIGNATURE_HEADER } from '../payments/signature';
import { eventBody } from '../../../demo/src/bank/deliver';
import { WEBHOOK_KEY, type ApiResponse, type TestApi } from './test-api';

type Reported = { id?: string; amount?: number; signedAt?: Date; key?: string };

export const bankEvent = (
  api: TestApi,
  reference: string,
  kind: PaymentEventKind,
  { id = randomUUID(), amount = 4250 }: Reported = {},
): ProviderEvent => ({ id, reference, kind, amount: minor(amount), at: api.clock.now() });

/** Posts a body to the webhook, signed with the bank's key or another one. */
export const send = (
  api: TestApi,
  body: string,
  { signedAt = api.clock.now(), key = WEBHOOK_KEY }: Reported = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> =>
  api.call('POST', '/payments/sandbox/webhook', {
    body,
    headers: { [SIGNATURE_HEADER]: signed(key, signedAt, Buffer.from(body)), ...headers },
  });

/** Sends an event like the bank. */
export const sendEvent = (
  api: TestApi,
  reference: string,
  kind: PaymentEventKind,
  reported: Reported = {},
): Promise<ApiResponse> =>
  send(api, eventBody(bankEvent(api, reference, kind, reported)), reported);
