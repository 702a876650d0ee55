export { pointAlong, type Line } from '../delivery/geocoding/along-line';
export type { Geocoder } from '../delivery/geocoding/geocoder';
export {
  findAreaRevision,
  groundsIn,
  readMapRevision,
  replaceArea,
  streetsIn,
  type Area,
  type AreaGround,
  type Box,
  type DrawnStreet,
  type GroundKind,
  type Position,
  type StreetKind,
} from '../delivery/geocoding/geography.repository';
export { searchKey } from '../delivery/geocoding/search-key';
