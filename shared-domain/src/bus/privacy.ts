import { createEvent } from 'effector';

/** The customer wants to see, and may change, what they let others measure. menu → shell. */
export const choiceRequested = createEvent();
