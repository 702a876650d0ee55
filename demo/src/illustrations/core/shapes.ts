/**
 * SVG markup as text. Numbers are rounded to a tenth: finer differences are invisible and only make
 * the file bigger.
 */
export type Attrs = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];

export const num = (value: number): string => String(Math.round(value * 10) / 10);
const attrsOf = (attrs: Attrs): string =>
  Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');

export const path = (d: string, fill: string, attrs: Attrs = {}): string =>
  `<path d="${d}" fill="${fill}"${attrsOf(attrs)}/>`;
export const stroke = (d: string, color: string, width: number, attrs: Attrs = {}): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attrsOf(attrs)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, attrs: Attrs = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attrsOf(attrs)}/>`;
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attrs: Attrs = {},
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attrsOf(attrs)}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attrs: Attrs = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attrsOf(attrs)}/>`;
export const group = (children: readonly string[] | string, attrs: Attrs = {}): string =>
  `<g${attrsOf(attrs)}>${typeof children === 'string' ? children : children.join('')}</g>`;

/** Moves, turns (degrees) and scales markup drawn around the origin. */
export const at = (
  x: number,
  y: number,
  body: string,
  turn = 0,
  scaleX = 1,
  scaleY = scaleX,
): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scaleX !== 1 || scaleY !== 1 ? ` scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})` : ''}">${body}</g>`;
