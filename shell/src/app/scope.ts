import { fork, type Scope } from 'effector';

/** The one scope of the page (ADR 0002). Tests and the server make their own. */
export const createScope = (): Scope => fork();
