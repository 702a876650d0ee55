const NAME = /^--[\w-]{1,64}$/;
/** Colors, lengths and numbers; no character that ends a declaration. */
const VALUE = /^[\w#(),.%\s/+-]{1,200}$/;

/** Custom properties of the restaurant's theme as a rule of the document; unusable ones are left out. */
export function themeRule(theme: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value))
    .map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}
