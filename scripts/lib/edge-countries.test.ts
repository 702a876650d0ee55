import { COUNTRIES, type Country } from '@storefront/shared-domain/rules';
import { EDGE_COUNTRIES } from '../../platform/edge/src/head/countries';

test("the edge's copy of the countries is equal to their table", () => {
  const expected = Object.entries<Country>(COUNTRIES).map(([name, { door }]) => [
    name,
    door === undefined ? {} : { door },
  ]);
  expect([...EDGE_COUNTRIES]).toEqual(expected);
});
