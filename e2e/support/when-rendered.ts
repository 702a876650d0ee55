import { type APIRequestContext, expect } from '@playwright/test';

/** The edge renders a screen for its first request, and sends it from its cache from the next on. */
export async function whenRendered(
  api: APIRequestContext,
  path: string,
  locale: string,
): Promise<void> {
  const html = async () => (await api.get(path, { headers: { 'accept-language': locale } })).text();
  await expect.poll(html, { timeout: 60_000 }).toContain('data-rendered=');
}
