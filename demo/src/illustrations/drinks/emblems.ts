import { leafOutline, polar, smooth } from '../core/curves';
import type { Paint } from '../core/paint';
import { at, circle, group, path, stroke, type Point } from '../core/shapes';

/** A wordless mark for a label, drawn around the origin within the given radius. */
export type Emblem = (paint: Paint, radius: number) => string;

export const sun =
  (color: string, rays = 12): Emblem =>
  (_, r) =>
    circle(0, 0, r * 0.46, color) +
    Array.from({ length: rays }, (_unused, index) =>
      at(
        ...polar((index * 360) / rays, r * 0.62),
        path(leafOutline(r * 0.36, r * 0.09), color),
        (index * 360) / rays,
      ),
    ).join('');
export const mountain =
  (color: string, snow: string): Emblem =>
  (_, r) =>
    path(
      smooth([
        [-r, r * 0.6],
        [-r * 0.4, -r * 0.2],
        [-r * 0.08, -r * 0.72],
        [r * 0.12, -r * 0.72],
        [r * 0.45, -r * 0.1],
        [r, r * 0.6],
      ]) + 'Z',
      color,
    ) +
    path(
      `M${-r * 0.26} ${-r * 0.4}L${-r * 0.08} ${-r * 0.72}H${r * 0.12}L${r * 0.3} ${-r * 0.38}L${r * 0.1} ${-r * 0.5}L0 ${-r * 0.3}Z`,
      snow,
    ) +
    stroke(`M${-r} ${r * 0.78}Q0 ${r * 0.6} ${r} ${r * 0.78}`, color, r * 0.09);
export const grapes =
  (berry: string, leaf: string): Emblem =>
  (_, r) => {
    const rows = [4, 3, 2, 1];
    const berries = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_unused, index) =>
        circle((index - (count - 1) / 2) * r * 0.38, -r * 0.3 + row * r * 0.32, r * 0.19, berry),
      ),
    );
    return (
      berries.join('') +
      at(0, -r * 0.5, path(leafOutline(r * 0.6, r * 0.24), leaf), -28) +
      at(0, -r * 0.5, path(leafOutline(r * 0.6, r * 0.24), leaf), -152) +
      stroke(`M0 ${-r * 0.45}V${-r * 0.85}`, leaf, r * 0.08)
    );
  };
export const hop =
  (color: string, dark: string): Emblem =>
  (_, r) =>
    group(
      [0.62, 0.3, -0.02, -0.34].flatMap((y, row) =>
        [-1, 0, 1].map((side) =>
          at(
            side * r * (0.34 - row * 0.04),
            y * r - r * 0.12,
            path(
              `M0 ${r * 0.3}C${-r * 0.3} ${r * 0.1} ${-r * 0.2} ${-r * 0.2} 0 ${-r * 0.28}C${r * 0.2} ${-r * 0.2} ${r * 0.3} ${r * 0.1} 0 ${r * 0.3}Z`,
              side ? color : dark,
            ),
            side * 16,
          ),
        ),
      ),
    ) + stroke(`M0 ${-r * 0.5}V${-r * 0.95}`, dark, r * 0.09);
export const wheat =
  (color: string): Emblem =>
  (_, r) =>
    stroke(`M0 ${r * 0.95}V${-r * 0.5}`, color, r * 0.07) +
    [-0.55, -0.25, 0.05, 0.35]
      .flatMap((y) =>
        [-1, 1].map((side) =>
          at(
            0,
            y * r + r * 0.1,
            path(leafOutline(r * 0.46, r * 0.13), color),
            side > 0 ? -48 : -132,
          ),
        ),
      )
      .join('') +
    at(0, -r * 0.42, path(leafOutline(r * 0.5, r * 0.14), color), -90);
export const wave =
  (color: string): Emblem =>
  (_, r) =>
    [-0.4, 0, 0.4]
      .map((y) =>
        stroke(
          smooth(
            [-1, -0.5, 0, 0.5, 1].map((x, index): Point => [
              x * r,
              y * r + (index % 2 ? -1 : 1) * r * 0.13,
            ]),
          ),
          color,
          r * 0.15,
        ),
      )
      .join('');
export const drop =
  (color: string, light: string): Emblem =>
  (_, r) =>
    path(
      `M0 ${-r}C${r * 0.5} ${-r * 0.3} ${r * 0.7} 0 ${r * 0.7} ${r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 0.7} ${r * 0.3}C${-r * 0.7} 0 ${-r * 0.5} ${-r * 0.3} 0 ${-r}Z`,
      color,
    ) + circle(-r * 0.22, r * 0.32, r * 0.2, light, { opacity: 0.8 });
export const star =
  (color: string, points = 5): Emblem =>
  (_, r) =>
    path(
      `M${Array.from({ length: points * 2 }, (_unused, index) =>
        polar(-90 + (index * 180) / points, index % 2 ? r * 0.42 : r)
          .map((value) => value.toFixed(1))
          .join(' '),
      ).join('L')}Z`,
      color,
    );
export const swirl =
  (color: string, width = 0.2): Emblem =>
  (_, r) =>
    stroke(
      smooth(
        Array.from({ length: 12 }, (_unused, index) => polar(index * 52, r * (1 - index / 13))),
      ),
      color,
      r * width,
    );
export const fruit =
  (skin: string, leaf: string, light: string): Emblem =>
  (paint, r) =>
    circle(0, r * 0.12, r * 0.72, paint.radial([light, skin])) +
    at(0, -r * 0.5, path(leafOutline(r * 0.7, r * 0.24), leaf), -32) +
    stroke(`M0 ${-r * 0.5}Q${-r * 0.05} ${-r * 0.8} ${-r * 0.2} ${-r * 0.92}`, leaf, r * 0.09);
export const fizz =
  (color: string): Emblem =>
  (_, r) =>
    (
      [
        [-0.5, 0.4, 0.2],
        [0.1, 0.6, 0.14],
        [0.55, 0.3, 0.22],
        [-0.15, -0.05, 0.26],
        [0.4, -0.4, 0.16],
        [-0.5, -0.5, 0.14],
        [0, -0.75, 0.12],
      ] as const
    )
      .map(([x, y, size]) =>
        circle(x * r, y * r, size * r, 'none', { stroke: color, 'stroke-width': r * 0.09 }),
      )
      .join('');
export const shield =
  (color: string, inner: string): Emblem =>
  (_, r) =>
    path(
      `M${-r * 0.7} ${-r * 0.8}H${r * 0.7}V${r * 0.05}C${r * 0.7} ${r * 0.6} ${r * 0.3} ${r * 0.85} 0 ${r}C${-r * 0.3} ${r * 0.85} ${-r * 0.7} ${r * 0.6} ${-r * 0.7} ${r * 0.05}Z`,
      color,
    ) +
    path(
      `M${-r * 0.5} ${-r * 0.6}H0V${r * 0.76}C${-r * 0.3} ${r * 0.6} ${-r * 0.5} ${r * 0.4} ${-r * 0.5} ${r * 0.05}Z`,
      inner,
    ) +
    at(r * 0.26, -r * 0.1, star(inner)(_, r * 0.26));
