import type {
  Allergen,
  AllergenStatement,
  Diet,
  DietStatement,
} from '@storefront/shared-domain/contracts';

/**
 * What a restaurant states about an item in every choice that it offers; what is missing is not
 * confirmed. An addition of this project.
 */
export type WireDietary = {
  allergens?: Partial<Record<Allergen, AllergenStatement>>;
  diets?: Partial<Record<Diet, DietStatement>>;
};
