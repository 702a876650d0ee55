/** Texts of a sheet, by the restaurant's language. */
export type SheetTexts = {
  table: (name: string) => string;
  scan: string;
  tablet: string;
  typed: string;
  title: (restaurant: string) => string;
};

/** A name that is a number gets the word for table: '7' is 'Table 7', 'Terrace 1' stays. */
const labelled =
  (word: string) =>
  (name: string): string =>
    /^\d+\p{L}?$/u.test(name) ? `${word} ${name}` : name;

const TEXTS = {
  pt: {
    table: labelled('Mesa'),
    scan: 'Aponte a câmera para ver o cardápio e pedir',
    tablet: 'Liga um tablet a esta mesa',
    typed: 'Código da mesa, para digitar:',
    title: (restaurant) => `Códigos das mesas de ${restaurant}`,
  },
  en: {
    table: labelled('Table'),
    scan: 'Point your camera here to see the menu and order',
    tablet: 'Connects a tablet to this table',
    typed: 'Table code, to be typed:',
    title: (restaurant) => `Table codes of ${restaurant}`,
  },
  es: {
    table: labelled('Mesa'),
    scan: 'Apunta la cámara para ver el menú y pedir',
    tablet: 'Conecta una tableta a esta mesa',
    typed: 'Código de la mesa, para escribir:',
    title: (restaurant) => `Códigos de las mesas de ${restaurant}`,
  },
} satisfies Record<string, SheetTexts>;

/** Texts in the language of a tag such as 'pt-br'; English for every other. */
export function sheetTexts(language: string): SheetTexts {
  const tag = language.toLowerCase().slice(0, 2);
  return tag === 'pt' || tag === 'es' ? TEXTS[tag] : TEXTS.en;
}
