import type { TelemetryPage } from './page';

const SETTLE_MS = 1000;

/** Loads telemetry once the page is loaded and idle. A failure to load it is ignored. */
export function startTelemetryWhenIdle(page: TelemetryPage): void {
  const start = (): void => {
    import(/* webpackChunkName: "telemetry" */ './start')
      .then(({ startTelemetry }) => startTelemetry(page))
      .catch(() => undefined);
  };
  const soon = (): void => void setTimeout(start, SETTLE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
