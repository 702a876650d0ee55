import type { TelemetryBatch, TelemetryEvent } from '@storefront/shared-domain/contracts';
import { $isPlacing } from '@storefront/shared-domain/models';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { type VisitPage, visitStamp } from '../tab/visit-stamp';
import { toEvent } from './to-event';
import { exposedBy } from './exposure';
import { watchUpdates } from './channel-updates';
import { provideModuleInfo } from './module-info';
import { takeNotes } from './notes';
import { createOutbox } from './outbox';
import { provideStamp } from './current-stamp';
import type { TelemetryPage } from './page';

type Vitals = Extract<TelemetryEvent, { kind: 'vitals' }>;

/**
 * Measures the web vitals. The returned function gives the values measured so far; null without
 * any.
 */
function measureVitals(): () => Vitals | null {
  let vitals: Omit<Vitals, 'kind'> = {};
  onLCP(({ value }) => (vitals = { ...vitals, lcpMs: Math.round(value) }), {
    reportAllChanges: true,
  });
  onINP(({ value }) => (vitals = { ...vitals, inpMs: Math.round(value) }), {
    reportAllChanges: true,
  });
  onCLS(({ value }) => (vitals = { ...vitals, cls: Math.round(value * 10_000) / 10_000 }), {
    reportAllChanges: true,
  });
  return () => (Object.keys(vitals).length === 0 ? null : { kind: 'vitals', ...vitals });
}

const SIGNS = ['pointerdown', 'keydown'] as const;
const SIGN_EVERY_MS = 60_000;

/**
 * Sends the page's notes, stores the session's activity, and reloads the page with a new composition
 * when its own is revoked.
 */
export function startTelemetry(page: TelemetryPage): void {
  const { storefront, loader, scope, assignment, session } = page;
  const { config, experiments } = storefront;
  const update = watchUpdates(config.newsUrl);
  const vitals = measureVitals();
  let isRevoked = false;
  let isMeasured = false;
  let signAt = performance.now();

  const pageOf = (): VisitPage => {
    const { composition, arms } = assignment();
    return {
      visitor: storefront.visitor,
      session: session.id,
      channel: config.channel,
      revision: config.revision,
      composition: composition.hash,
      arms: [...arms],
    };
  };
  const isOff = config.telemetry === 'off';
  const stamp = visitStamp({
    url: `${config.apiBase}/telemetry/visits`,
    pageOf,
    stored: session.stamp,
    store: session.stamped,
    isOff,
  });
  provideStamp(stamp.current);

  const outbox = createOutbox<TelemetryEvent>({
    url: `${config.apiBase}/telemetry`,
    isOff,
    ready: stamp.ready,
    bodyOf: (events): TelemetryBatch => {
      const signed = stamp.current();
      return { ...pageOf(), events: [...events], ...(signed !== undefined && { stamp: signed }) };
    },
  });

  const readUpdates = async (): Promise<void> => {
    if (await update.isRevoked(assignment().composition.hash)) isRevoked = true;
  };

  const navigated = (): void => {
    session.seen();
    if (!isRevoked) return void readUpdates();
    if (scope.getState($isPlacing)) return;
    session.unpin();
    location.reload(); // the URL is the new one already, the cart is stored
  };

  const shown = (remote: string): void => {
    const base = loader.running(remote)?.base ?? null;
    for (const { experiment, arm } of exposedBy(remote, base, { experiments, ...assignment() })) {
      if (session.expose(experiment)) outbox.add({ kind: 'exposed', experiment, arm });
    }
  };

  const left = (): void => {
    const measured = isMeasured ? null : vitals();
    if (measured) outbox.add(measured);
    isMeasured = true;
    outbox.flush();
  };

  const sign = (): void => {
    if (performance.now() - signAt < SIGN_EVERY_MS) return;
    signAt = performance.now();
    session.seen();
    void stamp.ready();
  };

  provideModuleInfo({ composition: () => assignment().composition, loader });
  storefront.reported?.();
  void stamp.ready();
  outbox.add({ kind: 'visit' });
  takeNotes((note) => {
    if (note.kind === 'navigated') navigated();
    if (note.kind === 'shown') shown(note.remote);
    const event = toEvent(note, (remote) => loader.running(remote)?.version ?? '');
    if (event) outbox.add(event);
  });
  for (const name of SIGNS) addEventListener(name, sign, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return left();
    session.seen();
    void readUpdates();
  });
  addEventListener('pagehide', left);
}
