import { createEvent } from 'effector';

/** The customer opens the consent settings for measurement. menu → shell. */
export const choiceRequested = createEvent();
