import type { TelemetryEvent } from '@storefront/shared-domain/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';

type Vitals = Extract<TelemetryEvent, { kind: 'vitals' }>;

/**
 * Measures the web vitals. The returned function gives the values measured so far; null without
 * any.
 */
export function measureVitals(): () => Vitals | null {
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
