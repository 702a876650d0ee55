import { fork, type Scope } from 'effector';

/** The single scope of the page (ADR 0002). Tests and the server create their own. */
export const createScope = (): Scope => fork();
