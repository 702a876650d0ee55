import {
  ADDRESS_TEXTS,
  orderNameOf,
  TYPED_ADDRESS_TEXTS,
  type CartLine,
  type OrderRequest,
} from '@storefront/shared-domain/contracts';
import {
  breaksLine,
  normaliseText,
  oneLine,
  turnsDirection,
} from '@storefront/shared-domain/rules';
import type { OrderProblem } from './order-problem';

type Text = readonly [path: string, text: string];

const MAX_TEXT_LENGTH = 300;
const MAX_NOTES_LENGTH = 1000;

/** Every note of a line by its path: its own, its flavors', and those of a combo's pizzas. */
function listNotes(line: CartLine, path: string): Text[] {
  const flavors =
    line.type === 'pizza'
      ? line.selectedFlavors.map(({ notes }, index): Text => [
          `${path}.selectedFlavors.${index}.notes`,
          notes,
        ])
      : [];
  const pizzas =
    line.type === 'combo'
      ? line.comboItems.flatMap((pizza, index) => listNotes(pizza, `${path}.comboItems.${index}`))
      : [];
  return [[`${path}.notes`, line.notes], ...flavors, ...pizzas];
}

/**
 * A line with single-line notes: a line break in a note would look like a new line of the message
 * to the restaurant.
 */
export function withPlainNotes<Line extends CartLine>(line: Line): Line {
  const plain = { ...line, notes: oneLine(line.notes) };
  if (plain.type === 'pizza')
    return {
      ...plain,
      selectedFlavors: plain.selectedFlavors.map((flavor) => ({
        ...flavor,
        notes: oneLine(flavor.notes),
      })),
    };
  return plain.type === 'combo'
    ? { ...plain, comboItems: plain.comboItems.map(withPlainNotes) }
    : plain;
}

const listTexts = (name: string, fields: object): Text[] =>
  Object.entries(fields).flatMap(([field, text]: [string, unknown]): Text[] =>
    typeof text === 'string' ? [[`${name}.${field}`, text]] : [],
  );

/** Texts of a delivery address that exceed their own maximum length (DELIVERY-47). */
const tooLongOfAddress = ({ details, user }: Pick<OrderRequest, 'details' | 'user'>): string[] =>
  details.deliveryType === 'delivery'
    ? TYPED_ADDRESS_TEXTS.filter(
        (field) =>
          normaliseText(user[orderNameOf(field)]).trim().length >
          (ADDRESS_TEXTS[field].longest ?? Infinity),
      ).map(orderNameOf)
    : [];

function lengthProblem(
  { details, user, ratingNote, fingerprint }: OrderRequest,
  notes: readonly Text[],
): OrderProblem | null {
  const texts = [
    ...[
      ...listTexts('details', details),
      ...listTexts('user', user),
      ['fingerprint', fingerprint] as const,
    ].map(([path, text]) => [path, text, MAX_TEXT_LENGTH] as const),
    ...[...notes, ['ratingNote', ratingNote] as const].map(
      ([path, text]) => [path, text, MAX_NOTES_LENGTH] as const,
    ),
  ];
  const tooLong = texts.find(([, text, longest]) => text.length > longest);
  if (tooLong) return { kind: 'text-too-long', path: tooLong[0] };
  const [name] = tooLongOfAddress({ details, user });
  return name === undefined ? null : { kind: 'text-too-long', path: `user.${name}` };
}

/**
 * The first violation of a text of an order, with its path. Texts are stored permanently, printed
 * in a kitchen and sent as a message. Violations: longer than any form allows, a direction mark, and
 * outside of notes a line break; cards are refused in every body (`refuseCards`).
 */
export function textProblem(request: OrderRequest): OrderProblem | null {
  const {
    details: { table, guestCheckPad },
    user,
    orders,
    ratingNote,
  } = request;
  const notes = orders.flatMap((line, index) => listNotes(line, `orders.${index}`));
  const tooLong = lengthProblem(request, notes);
  if (tooLong) return tooLong;
  const [fields, long] = [
    [...listTexts('details', { table, guestCheckPad }), ...listTexts('user', user)],
    [...notes, ['ratingNote', ratingNote] as const],
  ];
  const turned = [...fields, ...long].find(([, text]) => turnsDirection(text));
  if (turned) return { kind: 'text-turned', path: turned[0] };
  const broken = fields.find(([, text]) => breaksLine(text));
  return broken ? { kind: 'text-broken', path: broken[0] } : null;
}
