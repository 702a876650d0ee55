import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';

/**
 * Data folder of the storefront under test: its own when it was started for the tests, else the one
 * named.
 */
export const DATA_FOLDER =
  process.env['E2E_DATA'] ?? path.resolve(import.meta.dirname, '../../.cache/e2e');

/**
 * Makes the record behind a link back to a cart, as the restaurant's operator does; answers its
 * uuid.
 */
export async function makeCartRecovery(
  api: APIRequestContext,
  restaurantId: number,
): Promise<string> {
  const key = await readFile(path.join(DATA_FOLDER, 'api/operator-key'), 'utf8');
  const answer = await api.post(`/api/restaurant/${restaurantId}/cart-recoveries`, {
    data: {},
    headers: { authorization: `Bearer ${key}` },
  });
  if (!answer.ok())
    throw new Error(`no record was made: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { uuid: string }).uuid;
}

/**
 * Sends the location of an order's courier, as the courier's app does through the operator's API.
 */
export async function sendCourierPosition(
  api: APIRequestContext,
  uuid: string,
  at: { latitude: number; longitude: number; courier?: string },
): Promise<void> {
  const key = await readFile(path.join(DATA_FOLDER, 'api/operator-key'), 'utf8');
  const answer = await api.put(`/api/restaurant/journey-orders/${uuid}/position`, {
    data: at,
    headers: { authorization: `Bearer ${key}` },
  });
  if (!answer.ok())
    throw new Error(`no position was sent: ${answer.status()} ${await answer.text()}`);
}
