import { statusEntry } from '@storefront/shared-domain/rules';
import en from '../../locales/en.json';

test.each([
  'CREATED',
  'CONFIRMED',
  'PREPARING',
  'READY',
  'DISPATCHED',
  'OVER',
  'CANCELED',
  'unknown',
])('[TRACKING-02] %s is explained', (status) =>
  expect(en.state[statusEntry(status).texts]).toBeTruthy(),
);
