import type { Random } from '../../build/seeded-random';
import { inRect } from '../core/scatter';
import type { Paint } from '../core/paint';
import { ellipse, group, path, rect, stroke, type Point } from '../core/shapes';
import { footShadow } from '../surfaces/stage';
import type { Emblem } from './emblems';
import { dew, outlineOf, rounded, slice, streak, type Profile } from './vessel';

type BottleShape =
  'bordeaux' | 'burgundy' | 'sparkling' | 'longneck' | 'weiss' | 'soda' | 'water' | 'twoLitre';
type Form = { profile: Profile; label: readonly [number, number]; cap: number };

/** Profiles around x = 0 with the foot at y = 0. */
const FORMS: Record<BottleShape, Form> = {
  bordeaux: {
    profile: [
      [19, -430],
      [20, -428],
      [18, -414],
      [17, -320],
      [22, -292],
      [52, -262],
      [56, -236],
      [56, -14],
      [50, 0],
    ],
    label: [-200, -66],
    cap: -318,
  },
  burgundy: {
    profile: [
      [18, -424],
      [19, -422],
      [17, -406],
      [18, -326],
      [28, -280],
      [54, -214],
      [62, -168],
      [62, -14],
      [54, 0],
    ],
    label: [-168, -52],
    cap: -326,
  },
  sparkling: {
    profile: [
      [22, -436],
      [24, -428],
      [21, -404],
      [21, -330],
      [34, -278],
      [58, -212],
      [66, -166],
      [66, -14],
      [56, 0],
    ],
    label: [-168, -54],
    cap: -298,
  },
  longneck: {
    profile: [
      [16, -366],
      [17, -360],
      [15, -350],
      [16, -270],
      [22, -236],
      [44, -196],
      [48, -168],
      [48, -12],
      [42, 0],
    ],
    label: [-160, -48],
    cap: -346,
  },
  weiss: {
    profile: [
      [17, -396],
      [18, -390],
      [16, -380],
      [17, -290],
      [24, -250],
      [50, -204],
      [55, -172],
      [55, -12],
      [48, 0],
    ],
    label: [-176, -50],
    cap: -372,
  },
  soda: {
    profile: [
      [16, -346],
      [18, -340],
      [16, -330],
      [20, -270],
      [38, -222],
      [46, -176],
      [42, -120],
      [46, -60],
      [46, -12],
      [40, 0],
    ],
    label: [-206, -126],
    cap: -326,
  },
  water: {
    profile: [
      [19, -352],
      [19, -330],
      [18, -318],
      [30, -286],
      [48, -250],
      [50, -214],
      [45, -170],
      [50, -126],
      [50, -16],
      [44, 0],
    ],
    label: [-206, -120],
    cap: -322,
  },
  twoLitre: {
    profile: [
      [20, -436],
      [20, -412],
      [19, -400],
      [34, -356],
      [78, -296],
      [86, -246],
      [84, -150],
      [86, -60],
      [82, -14],
      [70, 0],
    ],
    label: [-262, -128],
    cap: -402,
  },
};

export type Bottle = {
  shape: BottleShape;
  glass: readonly [string, string, string];
  cap: readonly [string, string];
  label: readonly [string, string];
  emblem: Emblem;
  /** Colour of a second band on the label. */
  band?: string;
  cold?: boolean;
  clear?: boolean;
};

/** An upright bottle with its foot at (x, y). */
export function bottle(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  look: Bottle,
  scale = 1,
): string {
  const { profile, label, cap } = FORMS[look.shape];
  const widest = Math.max(...profile.map(([half]) => half));
  const top = profile[0]?.[1] ?? 0;
  const outline = outlineOf(profile, 0);
  const capOutline = outlineOf(
    slice(profile, top, cap).map(([half, at]): Point => [half + 1.6, at]),
    0,
  );
  const labelOutline = outlineOf(
    slice(profile, label[0], label[1]).map(([half, at]): Point => [half + 0.6, at]),
    0,
  );
  const drops = look.cold
    ? dew(
        paint,
        inRect(random, 46, widest * 2, -top).map(([dx, dy]): Point => [dx - widest, dy + top]),
        outline,
      )
    : '';
  const body =
    path(outline, paint.linear([look.glass[1], look.glass[0], look.glass[2]], 0)) +
    (look.clear
      ? path(
          outlineOf(
            slice(profile, cap + 36, -6).map(([half, at]): Point => [half - 3, at]),
            0,
          ),
          look.glass[2],
          { opacity: 0.35 },
        )
      : '') +
    rounded(paint, outline, look.clear ? 0.6 : 0.85);
  const paper =
    path(labelOutline, paint.linear([look.label[0], look.label[1]], 90)) +
    (look.band
      ? group(rect(-widest - 4, label[1] - 26, widest * 2 + 8, 13, look.band), {
          'clip-path': paint.clip(`<path d="${labelOutline}"/>`),
        })
      : '') +
    group(look.emblem(paint, Math.min(widest * 0.62, (label[1] - label[0]) * 0.34)), {
      transform: `translate(0 ${(label[0] + label[1]) / 2 - (look.band ? 8 : 0)})`,
    }) +
    rounded(paint, labelOutline, 0.55);
  const lid =
    path(capOutline, paint.linear([look.cap[0], look.cap[1]], 0)) +
    rounded(paint, capOutline, 0.9) +
    ellipse(0, top, profile[0]?.[0] ?? 10, 3.4, look.cap[0]);
  return group(
    footShadow(paint, 0, 2, widest * 2) +
      body +
      paper +
      lid +
      streak(paint, -widest * 0.62, label[0] - 30, -22, 5, 0.5) +
      stroke(`M${-widest * 0.8} -5Q0 3 ${widest * 0.8} -5`, '#fff', 1.6, { opacity: 0.3 }) +
      drops,
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
