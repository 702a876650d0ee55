import { createEvent, createStore } from 'effector';

/** The device lost its network, or has it again. shell only. */
export const connectionChanged = createEvent<boolean>();

/** False while the device itself says that it is off the network; true promises nothing. */
export const $isOnline = createStore(true).on(connectionChanged, (_, isOnline) => isOnline);
