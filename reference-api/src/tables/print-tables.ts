import { escapeHtml } from '@storefront/http-kit';
import { writeFile } from 'node:fs/promises';
import { type CodesOptions, fetchCodes, readCodes, type TableCodes } from './read-codes';
import { renderPdf } from './sheet-pdf';
import { PAGE, type Shape, type Sheet, sheetPages } from './table-sheet';
import { sheetTexts } from './sheet-texts';
import { type PrintTablesOptions, UsageError } from './parse-print-tables-args';

const mm = (value: number): string => String(Math.round(value * 1000) / 1000);
const FONTS = {
  plain: 'font-weight="400"',
  bold: 'font-weight="700"',
  mono: 'font-family="Courier New, Courier, monospace"',
};
const POINT_MM = 25.4 / 72;

function drawn(shape: Shape): string {
  if (shape.kind === 'code') {
    const { x, y, unit, runs } = shape; // one path, so that no hairlines appear between its rows
    const path = runs.map((run) => `M${run.x} ${run.y}h${run.width}v1h-${run.width}z`).join('');
    return `<path transform="translate(${mm(x)} ${mm(y)}) scale(${Math.round(unit * 1e5) / 1e5})" d="${path}"/>`;
  }
  if (shape.kind === 'text') {
    const size = mm(shape.size * POINT_MM);
    return (
      `<text x="${mm(shape.x)}" y="${mm(shape.y)}" font-size="${size}" ${FONTS[shape.font]} ` +
      `fill="${escapeHtml(shape.color)}">${escapeHtml(shape.text)}</text>`
    );
  }
  const box = `x="${mm(shape.x)}" y="${mm(shape.y)}" width="${mm(shape.width)}" height="${mm(shape.height)}"`;
  if (shape.kind === 'rect') return `<rect ${box} fill="${escapeHtml(shape.color)}"/>`;
  const dashes = 'stroke="#B5B5B5" stroke-width="0.2" stroke-dasharray="1.5 1.5"';
  return `<rect ${box} rx="${mm(shape.radius)}" fill="none" ${dashes}/>`;
}

/** One page of a sheet as an SVG of A4 in its true size. */
export function svgPage(title: string, shapes: readonly Shape[]): string {
  const { width, height } = PAGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" ` +
      `viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, sans-serif" ` +
      'text-anchor="middle" shape-rendering="geometricPrecision">',
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    ...shapes.map(drawn),
    '</svg>\n',
  ].join('\n');
}

/** Target of a code: the menu, or on a tablet its own screen. */
const toTableLink = (
  { base, restaurantUrl, isTablet }: PrintTablesOptions,
  token: string,
): string => `${base}/${encodeURIComponent(restaurantUrl)}${isTablet ? '/tablet' : ''}?t=${token}`;

function createSheet(found: TableCodes, tableOptions: PrintTablesOptions): Sheet {
  const { name, language, country, theme } = found.info;
  return {
    restaurant: name,
    language,
    country,
    isTablet: tableOptions.isTablet,
    color: /^#[\da-f]{6}$/i.test(theme.mainColor) ? theme.mainColor : '#333333',
    address: `${tableOptions.base.replace(/^https?:\/\//, '')}/${tableOptions.restaurantUrl}`,
    codes: found.codes.map(({ table, token }) => ({
      table,
      link: toTableLink(tableOptions, token),
      ...(tableOptions.isTablet ? { typed: token } : {}),
    })),
  };
}

const numbered = (file: string, page: number, pages: number): string =>
  pages === 1 ? file : file.replace(/(\.[^./\\]*)?$/, (ending) => `-${page}${ending}`);

async function writeSheet(sheet: Sheet, { format, out }: PrintTablesOptions): Promise<string[]> {
  const title = sheetTexts(sheet.language, sheet.country).title(sheet.restaurant);
  const pages = sheetPages(sheet);
  if (format === 'pdf') {
    await writeFile(out, await renderPdf(title, pages));
    return [out];
  }
  const files = pages.map((_, index) => numbered(out, index + 1, pages.length));
  await Promise.all(
    pages.map((shapes, index) => writeFile(files[index] ?? out, svgPage(title, shapes))),
  );
  return files;
}

/**
 * Creates the codes of a restaurant's tables and prints them; returns the message to show. Throws
 * `UsageError` and the errors of `read-codes` and `sheet-pdf`.
 */
export async function printTables(
  wished: () => PrintTablesOptions,
  options: CodesOptions,
): Promise<string> {
  const tableOptions = wished();
  const found =
    tableOptions.api === null
      ? await readCodes(options, tableOptions)
      : await fetchCodes(tableOptions.api, options, tableOptions);
  if (found === null) throw new UsageError(`There is no restaurant ${tableOptions.restaurantUrl}.`);
  const sheet = createSheet(found, tableOptions);
  if (tableOptions.format === 'list')
    return sheet.codes.map(({ table, link }) => `${table}\t${link}\n`).join('');
  const files = await writeSheet(sheet, tableOptions);
  const count = sheet.codes.length;
  const printed = `${count} ${count === 1 ? 'table' : 'tables'} of ${sheet.restaurant}: ${files.join(', ')}\n`;
  return tableOptions.isReplacing
    ? `${printed}Every code of these tables that was made before is invalid.\n`
    : printed;
}
