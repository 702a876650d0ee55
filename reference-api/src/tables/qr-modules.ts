import encodeQr from 'qr';

/** A run of dark modules: `x`, `y` from the top left, `width` to the right. */
export type Run = { readonly x: number; readonly y: number; readonly width: number };
export type QrCode = { readonly size: number; readonly runs: readonly Run[] };

/** Width of the white border that cameras need around a code, in modules. */
export const QUIET_ZONE = 4;

/** A text as a QR code without its quiet zone. A quarter of it may be dirty, torn or reflecting. */
export function qrCode(text: string): QrCode {
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
