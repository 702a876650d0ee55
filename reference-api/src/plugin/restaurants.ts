export { saveDemoHeartbeats } from '../restaurants/kitchen/kitchen.repository';
export { localMinute } from '../restaurants/local-time';
export type { LoadedRestaurant, RestaurantCatalog } from '../restaurants/restaurant-catalog';
export { restaurantById } from '../restaurants/restaurant-id';
export { listDemoRestaurants } from '../restaurants/restaurants.repository';
export type {
  SeededArea,
  SeededCoupon,
  SeededCustomer,
  SeededRegion,
  SeededRestaurant,
  SeededStock,
  SeededZone,
} from '../restaurants/seeded-restaurant';
export type { WireDietary } from '../restaurants/wire/dietary';
export type { WireExtrasGroup, WireOption } from '../restaurants/wire/extras';
export type {
  Weekday,
  WireHours,
  WireScheduleSlot,
  WireScheduleTemplate,
  WireSlot,
} from '../restaurants/wire/hours';
export type { WireInfo, WireReview } from '../restaurants/wire/info';
export type { WireCategory, WireMenu, WirePrize, WireProduct } from '../restaurants/wire/menu';
export type {
  PriceBehavior,
  WireAssociation,
  WireBaseCategory,
  WireCombo,
  WireFlavor,
  WireFlavorCategory,
  WireFraction,
  WirePizzas,
  WireSize,
} from '../restaurants/wire/pizza';
