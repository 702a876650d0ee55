/** Why a card cannot be made, verified or deleted. `path`: the field in error, if there is one. */
export type CardProblem =
  | { readonly kind: 'card-invalid' | 'holder-phone-invalid'; readonly path: string }
  | {
      readonly kind:
        | 'card-refused'
        | 'wallet-full'
        | 'card-not-found'
        | 'card-not-usable'
        | 'card-erased'
        | 'cvv-wrong'
        | 'cvv-too-often';
    };
