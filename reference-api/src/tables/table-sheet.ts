import encodeQr from 'qr';
import { sheetTexts } from './sheet-texts';

/** A run of dark modules: `x`, `y` from the top left, `width` to the right. */
type Run = { readonly x: number; readonly y: number; readonly width: number };
type QrCode = { readonly size: number; readonly runs: readonly Run[] };

/** Width of the white border that cameras need around a code, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code without its quiet zone. A quarter of it may be dirty, torn or reflecting. */
function qrCode(text: string): QrCode {
  const framed = encodeQr(text, 'raw', { ecc: 'quartile', border: 1 });
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1));
  const runs: Run[] = [];
  for (const [y, row] of rows.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        runs.push({ x: start, y, width: x - start });
        start = -1;
      }
    }
  }
  return { size: rows.length, runs };
}

/**
 * One table with the URL of its code; `typed` is the text that a tablet's user may type instead.
 */
type SheetCode = { readonly table: string; readonly link: string; readonly typed?: string };
/** `address` is the short printed URL, `color` the restaurant's own, '#2F6B3A'. */
export type Sheet = {
  readonly restaurant: string;
  readonly language: string;
  /** ISO code of the restaurant's country. */
  readonly country?: string;
  readonly address: string;
  readonly color: string;
  readonly isTablet: boolean;
  readonly codes: readonly SheetCode[];
};

type Font = 'plain' | 'bold' | 'mono';
/**
 * Shapes of a page; millimetres from its top left. A text is centred on `x` with its baseline at
 * `y`, `size` in points; `unit` is the side of a code's modules.
 */
export type Shape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly color: string;
    }
  | {
      readonly kind: 'frame';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    }
  | {
      readonly kind: 'code';
      readonly x: number;
      readonly y: number;
      readonly unit: number;
      readonly runs: readonly Run[];
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly font: Font;
      readonly color: string;
    };

/** A4, in millimetres. */
export const PAGE = { width: 210, height: 297 };
const COLUMNS = 2;
const ROWS = 3;
const CARD = { width: 90, height: 88 };
const LEFT = (PAGE.width - COLUMNS * CARD.width) / 2;
const TOP = (PAGE.height - ROWS * CARD.height) / 2;
const GAP = 2;
/**
 * Side of a code with its quiet zone; a tablet's is smaller, because the text to type is printed
 * too.
 */
const QR = { menu: 52, tablet: 44 };
const INK = '#1A1A1A';
const SOFT = '#5A5A5A';
const POINT_MM = 25.4 / 72;
/**
 * Average width of a letter as a share of its size; an upper estimate, so that no text exceeds its
 * card.
 */
const LETTER: Record<Font, number> = { plain: 0.53, bold: 0.6, mono: 0.61 };

/** The largest size between the limits in which a text fits the width; a longer text is cut. */
function fitted(
  text: string,
  width: number,
  font: Font,
  most: number,
  least: number,
): { text: string; size: number } {
  const size = Math.max(
    least,
    Math.min(most, width / (Math.max(1, [...text].length) * LETTER[font] * POINT_MM)),
  );
  const workspace = Math.floor(width / (size * LETTER[font] * POINT_MM));
  return {
    size,
    text:
      [...text].length > workspace
        ? `${[...text]
            .slice(0, workspace - 1)
            .join('')
            .trimEnd()}…`
        : text,
  };
}

/** A code with its quiet zone, centred on `middle`. */
function codeShape(link: string, middle: number, top: number, side: number): Shape {
  const { size, runs } = qrCode(link);
  const unit = side / (size + 2 * QUIET_ZONE);
  return {
    kind: 'code',
    x: middle - side / 2 + QUIET_ZONE * unit,
    y: top + QUIET_ZONE * unit,
    unit,
    runs,
  };
}

const lines = (text: string, length: number): string[] =>
  text.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];

function cardShapes(
  { restaurant, language, country, address, color, isTablet }: Sheet,
  { table, link, typed }: SheetCode,
  left: number,
  top: number,
): Shape[] {
  const texts = sheetTexts(language, country);
  const inner = {
    x: left + GAP,
    y: top + GAP,
    width: CARD.width - 2 * GAP,
    height: CARD.height - 2 * GAP,
  };
  const middle = left + CARD.width / 2;
  const workspace = inner.width - 8;
  const line = (
    y: number,
    text: string,
    font: Font,
    most: number,
    least: number,
    ink: string,
  ): Shape => ({
    kind: 'text',
    x: middle,
    y: top + y,
    font,
    color: ink,
    ...fitted(text, workspace, font, most, least),
  });
  const foot =
    typed === undefined
      ? [line(82.5, address, 'plain', 8, 5, SOFT)]
      : [
          line(74.5, texts.typed, 'plain', 7.5, 5, SOFT),
          ...lines(typed, 32).map((part, index) =>
            line(78.5 + index * 3.6, part, 'mono', 9, 5, INK),
          ),
        ];
  return [
    { kind: 'frame', ...inner, radius: 4 },
    line(9.5, restaurant, 'plain', 10, 6, SOFT),
    line(19.5, texts.table(table), 'bold', 24, 8, INK),
    { kind: 'rect', x: middle - 9, y: top + 22.2, width: 18, height: 1, color },
    codeShape(link, middle, top + 22.8, isTablet ? QR.tablet : QR.menu),
    line(isTablet ? 69.5 : 77.5, isTablet ? texts.tablet : texts.scan, 'plain', 8.5, 5, INK),
    ...foot,
  ];
}

/** The shapes of every page: six cards on each, to be cut along their frames. */
export function sheetPages(sheet: Sheet): Shape[][] {
  const perPage = COLUMNS * ROWS;
  const pages: Shape[][] = [];
  for (let first = 0; first < sheet.codes.length; first += perPage) {
    pages.push(
      sheet.codes
        .slice(first, first + perPage)
        .flatMap((code, index) =>
          cardShapes(
            sheet,
            code,
            LEFT + (index % COLUMNS) * CARD.width,
            TOP + Math.floor(index / COLUMNS) * CARD.height,
          ),
        ),
    );
  }
  return pages;
}
