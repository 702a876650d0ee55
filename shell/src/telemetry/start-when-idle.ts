import type { TelemetryPage } from './page';

const SETTLE_MS = 1000;

/**
 * Fetches telemetry once the page is loaded and quiet. One that cannot be fetched is done without.
 */
export function startTelemetryWhenIdle(page: TelemetryPage): void {
  const start = (): void => {
    import(/* webpackChunkName: "telemetry" */ './start')
      .then(({ startTelemetry }) => startTelemetry(page))
      .catch(() => undefined);
  };
  const soon = (): void => void setTimeout(start, SETTLE_MS);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
