import type { CartLine, ChosenExtra, Minor, PizzaLine } from '@storefront/shared-domain/contracts';

const extraText = ({ qty, name }: ChosenExtra): string => (qty > 1 ? `${qty} × ${name}` : name);

const pizzaParts = ({ selectedFlavors, crust, dough }: PizzaLine): string[] => [
  ...selectedFlavors.map(({ fractionText, name, additionalToppings }) =>
    [fractionText, name, ...additionalToppings.map((topping) => `+ ${topping.name}`)]
      .filter(Boolean)
      .join(' '),
  ),
  ...[crust, dough].flatMap((base) => (base ? [base.name] : [])),
];

function listParts(line: CartLine): string[] {
  if (line.type === 'prize') return [];
  const ofPizzas =
    line.type === 'pizza'
      ? pizzaParts(line)
      : line.type === 'combo'
        ? line.comboItems.map((pizza) => `${pizza.name}: ${pizzaParts(pizza).join(', ')}`)
        : [];
  return [...ofPizzas, ...line.extras.filter(({ qty }) => qty > 0).map(extraText)];
}

function lineText(line: CartLine): string {
  const parts = listParts(line);
  const what = `${line.qty} × ${line.name}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  return line.notes === '' ? what : `${what} – ${line.notes}`;
}

interface Total {
  readonly label: string;
  readonly subtotal: Minor;
  readonly money: (amount: Minor) => string;
}

/** The cart as text to read out on the phone: one text line per cart line, and the subtotal. */
export const cartText = (lines: readonly CartLine[], { label, subtotal, money }: Total): string =>
  [...lines.map(lineText), `${label}: ${money(subtotal)}`].join('\n');
