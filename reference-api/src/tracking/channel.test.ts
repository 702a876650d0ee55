import { readChannel } from './channel';

test.each([
  ['order.12', { topic: 'order', id: '12' }],
  ['journey.order.12', { topic: 'journey', id: '12' }],
  ['journeyOrder.12', { topic: 'journey', id: '12' }],
  [
    'order.6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11',
    { topic: 'order', id: '6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11' },
  ],
  ['order.', null],
  ['order', null],
  ['journey.12', null],
  ['order.12.13', null],
  ['order.../..', null],
  ['', null],
])('[API-16] channel %j is %j', (text, channel) => expect(readChannel(text)).toEqual(channel));
