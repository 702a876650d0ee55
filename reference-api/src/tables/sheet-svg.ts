import { escapeHtml } from '@storefront/http-kit';
import { PAGE, type Shape } from './table-sheet';

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
