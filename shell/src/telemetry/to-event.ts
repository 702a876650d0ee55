import { differingPrices, type TelemetryEvent } from '@storefront/shared-domain/contracts';
import type { Note } from './notes';

const NAME = 80;
const MAX_SKIPPED = 100_000;
const HOUR_MS = 3_600_000;
const name = (text: string): string => text.slice(0, NAME);
const milliseconds = (ms: number): number => Math.min(Math.max(0, Math.round(ms)), HOUR_MS);

/** Name of an error. Its message is not sent, because it may quote the customer's input. */
const errorName = (error: unknown): string =>
  name(error instanceof Error ? error.name : typeof error);

/**
 * Converts a note to a telemetry event; null for notes that are not sent. `versionOf` returns the
 * version of a remote's running build.
 */
export function toEvent(note: Note, versionOf: (remote: string) => string): TelemetryEvent | null {
  switch (note.kind) {
    case 'load-failed':
    case 'load-recovered': {
      const { remote, version, phase, durationMs } = note;
      const of = {
        remote: name(remote),
        version: name(version),
        phase,
        durationMs: milliseconds(durationMs),
      };
      return note.kind === 'load-failed'
        ? { kind: 'load-failed', ...of, reason: note.reason, outcome: note.outcome }
        : { kind: 'load-recovered', ...of, by: note.by };
    }
    case 'crashed':
      return {
        kind: 'crashed',
        remote: name(note.remote),
        version: name(versionOf(note.remote)),
        error: errorName(note.error),
      };
    case 'second-copy':
      return { kind: 'second-copy', packageName: name(note.packageName), build: name(note.build) };
    case 'policy-violation':
      return {
        kind: 'policy-violation',
        directive: name(note.directive),
        blocked: name(note.blocked),
      };
    case 'render-mismatch':
      return { kind: 'render-mismatch', remote: name(note.remote), page: name(note.page) };
    case 'menu-skipped':
      return { kind: 'menu-skipped', count: Math.min(note.count, MAX_SKIPPED) };
    case 'menu-read': {
      const count = Math.min(differingPrices(note.wire, note.data).length, MAX_SKIPPED);
      return count === 0 ? null : { kind: 'menu-prices', count };
    }
    case 'failed-quietly':
      return { kind: 'failed-quietly', what: note.what, reason: name(note.reason) };
    case 'shown':
    case 'navigated':
      return null;
  }
}
