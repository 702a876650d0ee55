import type { BrowserContext } from '@playwright/test';

/**
 * Collects violations of the content security policy and Trusted Types on any page of a context,
 * from the browser's events. Returns a function that gives the violations so far.
 */
export async function watchPolicy(context: BrowserContext): Promise<() => readonly string[]> {
  const refused: string[] = [];
  await context.exposeBinding(
    '__policyRefused',
    ({ page }, what: string) => void refused.push(`${page.url()}: ${what}`),
  );
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) => {
        const sent = globalThis as unknown as { __policyRefused(what: string): void };
        sent.__policyRefused(`${effectiveDirective} ${blockedURI} ${sample}`);
      },
    );
  });
  return () => refused;
}
