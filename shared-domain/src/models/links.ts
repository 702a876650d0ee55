import { createEvent, createStore } from 'effector';

/** Paths below the restaurant, by the names that declarations of remotes give them. */
export type Links = Readonly<Record<string, string>>;

/** The pages of the visitor's composition are known. Shell only. */
export const linksDeclared = createEvent<Links>();

/** Pages of other remotes that have no entry in `paths`; `linkTo` makes an address of one. */
export const $links = createStore<Links>({}).on(linksDeclared, (_, links) => links);
