import PDFDocument from 'pdfkit';
import { PAGE, type Shape } from './table-sheet';

/** A name contains letters that the standard fonts of PDF do not have. */
export class UnprintableTextError extends Error {
  constructor(readonly text: string) {
    super(`A PDF cannot show “${text}” with the fonts that every reader has: take --format svg.`);
    this.name = 'UnprintableTextError';
  }
}

const MM = 72 / 25.4;
const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' };
/** Western European letters and signs: the characters of the standard fonts of PDF (WinAnsi). */
const PRINTABLE = /^[\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

function draw(page: PDFKit.PDFDocument, shape: Shape): void {
  if (shape.kind === 'rect') {
    page.rect(shape.x * MM, shape.y * MM, shape.width * MM, shape.height * MM).fill(shape.color);
  } else if (shape.kind === 'code') {
    const { x, y, unit, runs } = shape;
    for (const run of runs)
      page.rect((x + run.x * unit) * MM, (y + run.y * unit) * MM, run.width * unit * MM, unit * MM);
    page.fill('#000000'); // all at once, so that no hairlines appear between its rows
  } else if (shape.kind === 'frame') {
    page
      .roundedRect(
        shape.x * MM,
        shape.y * MM,
        shape.width * MM,
        shape.height * MM,
        shape.radius * MM,
      )
      .lineWidth(0.6)
      .dash(4, { space: 4 })
      .stroke('#B5B5B5')
      .undash();
  } else {
    if (!PRINTABLE.test(shape.text)) throw new UnprintableTextError(shape.text);
    page.font(FONTS[shape.font]).fontSize(shape.size).fillColor(shape.color);
    page.text(shape.text, shape.x * MM - page.widthOfString(shape.text) / 2, shape.y * MM, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}

/** A sheet as a PDF of A4 pages. Throws `UnprintableTextError`. */
export async function renderPdf(
  title: string,
  pages: readonly (readonly Shape[])[],
): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width * MM, PAGE.height * MM],
    margin: 0,
    info: { Title: title },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  for (const shapes of pages) {
    document.addPage();
    for (const shape of shapes) draw(document, shape);
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}
