import fc from 'fast-check';
import { paths } from '@storefront/shared-domain/paths';
import { sectionOfHash } from './section-anchor';

test('the address of a section leads back to the section, whatever its id', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) =>
      expect(sectionOfHash(paths.menuSection(id).slice(1))).toBe(id),
    ),
  ));

test.each(['', '#main', '#section', '#section-%E0%A4%A'])(
  'the hash "%s" names no section',
  (hash) => expect(sectionOfHash(hash)).toBeNull(),
);
