import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

/** The events chunk is loaded; the payload renders the question and tracks the current page. */
export const eventsReady = createEvent<ComponentType>();

const $part = createStore<{ readonly Part: ComponentType } | null>(null).on(
  eventsReady,
  (_, Part) => ({ Part }),
);

/** Slot of the question for consent; empty where no consent is required. */
export function EventsPlace() {
  const part = useUnit($part);
  return part && <part.Part />;
}
