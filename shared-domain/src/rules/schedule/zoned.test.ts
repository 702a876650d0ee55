import { zoned } from './zoned';

const at = (hour: number, minute: number) => ({ year: 2026, month: 1, day: 5, hour, minute });

test.each([
  { text: '2026-01-05', read: at(0, 0) },
  { text: '2026-01-05 9:30', read: at(9, 30) },
  { text: '2026-01-05T23:59:59.999', read: at(23, 59) },
  { text: '2026-01-05 24:00', read: null },
  { text: '2026-01-05 23:60', read: null },
  { text: '2026-02-29', read: null },
  { text: '2026-00-05', read: null },
  { text: '2026-01-05 9', read: null },
  { text: 'tomorrow', read: null },
  { text: '', read: null },
])("the clock time '$text'", ({ text, read }) => {
  expect(zoned(text, 'Asia/Kathmandu')).toEqual(read);
});

test.each([
  { text: '2026-01-05T03:15:00Z', read: at(0, 15) },
  { text: '2026-01-05T23:59:00-03:00', read: at(23, 59) },
  { text: '2026-01-05T25:00:00Z', read: null },
])("the instant '$text' on the clocks of São Paulo", ({ text, read }) => {
  expect(zoned(text, 'America/Sao_Paulo')).toEqual(read);
});
