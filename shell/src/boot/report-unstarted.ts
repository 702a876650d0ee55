import type { PageConfig } from '@storefront/loader/page';
import type { TelemetryBatch, VisitArm } from '@storefront/shared-domain/contracts';

export interface UnstartedVisit {
  readonly config: PageConfig;
  readonly visitor: string | null;
  readonly composition: string;
  readonly arms: readonly VisitArm[];
}

/**
 * Reports an assigned visit that ends before its telemetry starts: the customer left, or the
 * application did not load. Otherwise a report would compare only the arms' visitors that stayed.
 * Returns the function that ends this when telemetry has started.
 */
export function reportUnstarted({
  config: { apiBase, channel, revision, telemetry },
  visitor,
  composition,
  arms,
}: UnstartedVisit): () => void {
  const started = new AbortController();
  // without https there is none, and no visitor
  const hasIds = typeof crypto.randomUUID === 'function';
  const isCounted = hasIds && visitor !== null && arms.some(({ how }) => how === 'assigned');
  if (telemetry === 'off' || !isCounted) return () => undefined;
  const send = (): void => {
    const batch: TelemetryBatch = {
      visitor,
      session: crypto.randomUUID(),
      channel,
      revision,
      composition,
      arms: [...arms],
      events: [{ kind: 'visit' }],
    };
    void fetch(`${apiBase}/telemetry`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    }).catch(() => undefined);
  };
  addEventListener('pagehide', send, { once: true, signal: started.signal });
  return () => started.abort();
}
