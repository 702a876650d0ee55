import { aRestaurant } from '../../testing';
import { timeText } from './time-text';

const units = { hour: 'h', minute: 'min' };

test.each([
  {
    type: 'delivery',
    info: { delivery_time_min: 30, delivery_time_max: 50 },
    text: '30 min – 50 min',
  },
  {
    type: 'delivery',
    info: { delivery_time_min: 45, delivery_time_max: 75 },
    text: '45 min – 1 h 15 min',
  },
  {
    type: 'delivery',
    info: { delivery_time_min: 40, delivery_time_max: 60 },
    text: '40 min – 1 h',
  },
  { type: 'delivery', info: { delivery_time_min: 0, delivery_time_max: 40 }, text: '40 min' },
  { type: 'delivery', info: { delivery_time_min: 40, delivery_time_max: 40 }, text: '40 min' },
  { type: 'delivery', info: { delivery_time_min: 0, delivery_time_max: 0 }, text: undefined },
  { type: 'balcony', info: { takeout_time: 20 }, text: '20 min' },
  { type: 'carTakeout', info: { takeout_time: 20 }, text: '20 min' },
  { type: 'table', info: { takeout_time: 20 }, text: undefined },
] as const)('$type with $info takes $text', ({ type, info, text }) => {
  expect(timeText(type, aRestaurant(info), units)?.replace(/\u00a0/g, ' ')).toBe(text);
});
