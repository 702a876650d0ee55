import type { Page } from '@playwright/test';

interface Reported {
  readonly kind: string;
  readonly remote?: string;
  readonly expose?: string;
  readonly outcome?: string;
  readonly by?: string;
}

type Noting = { __incidents?: Reported[] };

/** Records the incidents that each page reports, from its start. */
export async function noteIncidents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noting = globalThis as Noting;
    noting.__incidents = [];
    addEventListener('storefront:incident', (event) =>
      noting.__incidents?.push((event as CustomEvent<Reported>).detail),
    );
  });
}

/**
 * Results of the loads of a remote's pages, in order: outcomes of failures, and `by …` of
 * recoveries.
 */
export async function loadsOf(page: Page, remote: string): Promise<string[]> {
  const all = await page.evaluate(() => (globalThis as Noting).__incidents ?? []);
  return all
    .filter((sent) => sent.remote === remote && sent.expose?.startsWith('./pages/'))
    .map(({ outcome, by }) => outcome ?? `by ${by}`);
}
