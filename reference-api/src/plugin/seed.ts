export { putPartnerAccount } from '../payments/partner/partner-sales.repository';
export { seededCombos } from '../restaurants/combo-texts/seeded-combos';
export { seededProblems } from '../restaurants/record-problems/seeded-problems';
export { findRevision, freeRestaurantId } from '../restaurants/restaurants.repository';
export { putRestaurant } from '../seeding/seed-restaurant';
export { openSeedDatabase } from './open-seed-database';
