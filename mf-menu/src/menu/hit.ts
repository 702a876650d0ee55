/** A flavor of a pizza. */
export type HitFlavor = { readonly id: string; readonly name: string };

/** A card that a search has found, by its key; of a pizza the flavors that were searched. */
export interface Hit {
  readonly key: string;
  readonly flavors: readonly HitFlavor[];
}
