import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

/** What asks for consent, and knows where the customer is, is there. */
export const eventsReady = createEvent<ComponentType>();

const $part = createStore<{ readonly Part: ComponentType } | null>(null).on(
  eventsReady,
  (_, Part) => ({ Part }),
);

/** The place of the question for consent; empty where nothing is asked. */
export function EventsPlace() {
  const part = useUnit($part);
  return part && <part.Part />;
}
