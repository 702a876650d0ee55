import type { EventCallable } from 'effector';
import type { Language } from '../contracts';
import type { RemoteName } from './remote-names';

/**
 * The contract between shell and remotes. Raised on a breaking change of bus events, shared models, slots or storage;
 * a shell speaks its own number and the one before.
 */
export const REMOTE_CONTRACT = 1;

export type Catalogue = { readonly [key: string]: string | Catalogue };
type CatalogueModule = { readonly default: Catalogue };

/** What a remote tells the shell about itself. Importing it starts nothing; the shell fires `started` once per scope. */
export type RemoteDefinition = {
  readonly name: RemoteName;
  readonly contract: number;
  readonly locales: Readonly<Record<Language, () => Promise<CatalogueModule>>>;
  readonly started: EventCallable<void>;
};

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;

/** True when a shell of contract `own` can run a remote of contract `other`. */
export const speaksContract = (other: number, own: number = REMOTE_CONTRACT): boolean => other === own || other === own - 1;
