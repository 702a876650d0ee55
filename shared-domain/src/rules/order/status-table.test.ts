import en from '../../locales/en.json';
import {
  isFinalStatus,
  KNOWN_STATUSES,
  knownStatus,
  STATUS_TABLE,
  statusEntry,
} from './status-table';

test.each(['QUALITY_CHECK', 'created', 'constructor', 'unknown', ''])(
  '[OPEN-014] "%s" is an unknown status, neither final nor a step',
  (status) => {
    expect(knownStatus(status)).toBe('unknown');
    expect(statusEntry(status)).toBe(STATUS_TABLE.unknown);
  },
);

test('[OPEN-014] a completed and a canceled order change no more', () =>
  expect(KNOWN_STATUSES.filter(isFinalStatus)).toEqual(['OVER', 'CANCELED']));

test.each([...KNOWN_STATUSES, 'unknown'])('[OPEN-014] %s has a name', (status) =>
  expect(en.order.status[statusEntry(status).texts]).toMatch(/\S/),
);
