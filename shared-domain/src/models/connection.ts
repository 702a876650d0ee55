import { createEvent, createStore } from 'effector';

/** The device lost or regained its network. shell only. */
export const connectionChanged = createEvent<boolean>();

/** False while the device reports that it is offline; true does not guarantee a connection. */
export const $isOnline = createStore(true).on(connectionChanged, (_, isOnline) => isOnline);
