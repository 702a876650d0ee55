import type { EventEmitter } from 'node:events';
import { toReason } from './to-reason';

const EVENTS = ['unhandledRejection', 'uncaughtException'] as const;

/**
 * Collects the errors that nothing waits for, until `end`. Without it they end the process with a
 * stack trace, and every verdict is lost.
 */
export function collectUnread(source: EventEmitter = process): {
  readonly reasons: () => readonly string[];
  end(): void;
} {
  const reasons = new Set<string>();
  const collect = (thrown: unknown): void => void reasons.add(toReason(thrown));
  for (const event of EVENTS) source.on(event, collect);
  return {
    reasons: () => [...reasons],
    end: () => {
      for (const event of EVENTS) source.off(event, collect);
    },
  };
}
