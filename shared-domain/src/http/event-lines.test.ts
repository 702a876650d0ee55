import fc from 'fast-check';
import { eventLines } from './event-lines';

const STREAM =
  'retry: 3000\n\n: still here\n\nid: 4\ndata: {"a":1}\n\ndata: one\ndata: two\n\nid: 9\n\ndata:x\r\n\r\n: end\n\n';
const MESSAGES = [
  { id: '4', data: '{"a":1}' },
  { id: null, data: 'one\ntwo' },
  { id: null, data: 'x' },
];

test('[OPEN-019] messages are read whatever pieces the stream comes in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: STREAM.length }), { maxLength: 20 }), (cuts) => {
      const read = eventLines();
      const places = [0, ...[...cuts].sort((a, b) => a - b), STREAM.length];
      const pieces = places.slice(1).map((end, at) => STREAM.slice(places[at], end));
      expect(pieces.flatMap(read)).toEqual(MESSAGES);
    }),
  );
});

test('an unfinished message is not delivered', () => {
  const read = eventLines();
  expect(read('data: half')).toEqual([]);
  expect(read('\n')).toEqual([]);
  expect(read('\n')).toEqual([{ id: null, data: 'half' }]);
});
