const NAME = /^--[\w-]{1,64}$/;
/** Colors, lengths and numbers; no character that ends a declaration. */
const VALUE = /^[\w#(),.%\s/+-]{1,200}$/;

/**
 * Custom properties of the restaurant's theme as a rule of the document; unusable ones are left out. The
 * rule wins over the defaults of the application's sheet, which is loaded after it and before the script that
 * sets the theme.
 */
export function themeRule(theme: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => NAME.test(name) && VALUE.test(value))
    .map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `:root:root{${declarations.join(';')}}`;
}
