import { requestIdOf } from './request-id';

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  [UUID, UUID],
  [UUID.toUpperCase(), UUID],
  ['A'.repeat(32), 'a'.repeat(32)],
])('%s is used as the id', (given, id) => expect(requestIdOf(given)).toBe(id));

test.each([undefined, '', '19987654321', `${UUID}\nforged`, [UUID]])(
  '%j is replaced by a new uuid',
  (given) => {
    expect(requestIdOf(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(requestIdOf(given)).not.toBe(requestIdOf(given));
  },
);
