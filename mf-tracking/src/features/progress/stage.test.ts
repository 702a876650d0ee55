import { STATUS_TABLE } from '@storefront/shared-domain/rules';
import en from '../../locales/en.json';

test.each(Object.entries(STATUS_TABLE))('[TRACKING-02] %s is explained', (_, { texts }) =>
  expect(en.state[texts]).toBeTruthy(),
);
