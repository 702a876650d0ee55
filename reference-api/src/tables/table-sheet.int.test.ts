import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { PAGE, sheetPages, type Sheet } from './table-sheet';
import { pdfOf, UnprintableTextError } from './sheet-pdf';
import { svgPage } from './sheet-svg';

const tables = ['1', '2', '3', '4', '5', '6', '7', 'Varanda 1'];
const linkTo = (table: string): string => {
  const token = Buffer.from(`${table}-a-code-as-long-as-they-are-in-truth-`).toString('base64url');
  return `https://pedidos.example.com/cantina-mesa?t=${token}`;
};
const sheet = (own: Partial<Sheet> = {}): Sheet => ({
  restaurant: 'Cantina Mesa Farta',
  language: 'pt-br',
  address: 'pedidos.example.com/cantina-mesa',
  color: '#2F6B3A',
  isTablet: false,
  codes: tables.map((table) => ({ table, link: linkTo(table) })),
  ...own,
});
const textsOf = (own: Partial<Sheet> = {}): string[] =>
  sheetPages(sheet(own))
    .flat()
    .flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

/** The texts of the QR codes of a page's six cards; the page is drawn at 200 dots per inch. */
async function readCards(svg: string, count: number): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 200 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const page = { width: info.width, height: info.height, channels: 3 as const };
  const card = { width: Math.floor(info.width / 2), height: Math.floor(info.height / 3) };
  const read: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [left, top] = [(index % 2) * card.width, Math.floor(index / 2) * card.height];
    const part = await sharp(data, { raw: page })
      .extract({ left, top, ...card })
      .ensureAlpha()
      .raw()
      .toBuffer();
    read.push(decodeQr({ ...card, data: part }));
  }
  return read;
}

describe('[OPEN-029] a sheet of the tables’ codes', () => {
  test('leads from every card to its table, page after page', async () => {
    const pages = sheetPages(sheet()).map((shapes) => svgPage('Mesas', shapes));
    expect(pages).toHaveLength(2);
    const [first = '', second = ''] = pages;
    const read = [...(await readCards(first, 6)), ...(await readCards(second, 2))];
    expect(read).toEqual(tables.map(linkTo));
  });

  test('names restaurant, table and short address, in the restaurant’s language', () => {
    expect(textsOf()).toEqual(
      expect.arrayContaining([
        'Cantina Mesa Farta',
        'Mesa 7',
        'Varanda 1',
        'Aponte a câmera para ver o cardápio e pedir',
        'pedidos.example.com/cantina-mesa',
      ]),
    );
    expect(textsOf({ language: 'es-PY' })).toEqual(
      expect.arrayContaining(['Mesa 7', 'Apunta la cámara para ver el menú y pedir']),
    );
    expect(textsOf({ language: 'en-US' })).toEqual(
      expect.arrayContaining([
        'Table 7',
        'Varanda 1',
        'Point your camera here to see the menu and order',
      ]),
    );
  });

  test('of a tablet has the code to be typed, whole', () => {
    const typed = 'Ado3y_Hq3kyiEH16Wb2EjQPvE0amsr6Sn5vgwiLGHbbRnU744-U';
    const texts = textsOf({ isTablet: true, codes: [{ table: '7', link: linkTo('7'), typed }] });
    expect(texts.join('')).toContain(typed);
    expect(texts).toContain('Conecta um tablet a esta mesa');
  });

  test('keeps a name of 200 letters inside its card', () => {
    const [first] = sheetPages(
      sheet({
        restaurant: 'W'.repeat(200),
        codes: [{ table: 'Salão '.repeat(40), link: linkTo('1') }],
      }),
    );
    const texts = (first ?? []).filter((shape) => shape.kind === 'text');
    for (const { text, size, font } of texts)
      expect(text.length * size * (font === 'bold' ? 0.6 : 0.53) * 0.353).toBeLessThan(82);
    expect(texts.filter(({ text }) => text.endsWith('…'))).toHaveLength(2);
  });

  test('an SVG is A4 and holds no name as markup', async () => {
    const [page = []] = sheetPages(sheet({ restaurant: '<script>"Tom" & Jerry' }));
    const svg = svgPage('<b>', page);
    expect(svg).not.toMatch(/<script|<b>/);
    const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
    expect(width / height).toBeCloseTo(PAGE.width / PAGE.height, 2);
  });

  test('a PDF has the same pages in A4', async () => {
    const pdf = (await pdfOf('Mesas', sheetPages(sheet()))).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });

  test('a PDF that could not show a name is not written', async () => {
    await expect(pdfOf('x', sheetPages(sheet({ restaurant: '寿司' })))).rejects.toThrow(
      UnprintableTextError,
    );
    await expect(
      pdfOf('x', sheetPages(sheet({ restaurant: 'Açaí & Pão – 5 €' }))),
    ).resolves.toBeInstanceOf(Buffer);
  });
});
