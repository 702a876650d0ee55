import type { APIRequestContext } from '@playwright/test';

/** Moves an order to its next stage at once; the tests have no automatic kitchen. */
export async function advanceOrder(api: APIRequestContext, uuid: string): Promise<string> {
  const answer = await api.post(`/api/demo/orders/${uuid}/advance`);
  if (!answer.ok())
    throw new Error(`order ${uuid} does not move on: ${answer.status()} ${await answer.text()}`);
  const { status } = (await answer.json()) as { status: string };
  return status;
}
