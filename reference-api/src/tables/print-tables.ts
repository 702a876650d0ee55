import { writeFile } from 'node:fs/promises';
import { fetchCodes, readCodes, type CodesOptions, type TableCodes } from './read-codes';
import { renderPdf } from './sheet-pdf';
import { svgPage } from './sheet-svg';
import { sheetTexts } from './sheet-texts';
import { sheetPages, type Sheet } from './table-sheet';
import { UsageError, type PrintTablesOptions } from './parse-print-tables-args';

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
