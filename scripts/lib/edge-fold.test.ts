import fc from 'fast-check';
import { foldAccents } from '@storefront/shared-kit/fold-accents';
import { folded } from '../../platform/edge/src/plain/fold';

test('the search of the menu without scripts folds words as the storefront does', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'aÀçßıİøŁÆœþς Ｓ\u0301\u00ad') }),
      ),
      (text) => expect(folded(text)).toBe(foldAccents(text)),
    ),
  ));
