import { createContext, use, type CSSProperties } from 'react';

/** Colors and focal points of pictures by folder and name, `products/soup`; none is required. */
export type PictureFacts = {
  readonly colors?: Readonly<Record<string, string | null>>;
  /** In percent from the left and the top. */
  readonly focus?: Readonly<Record<string, readonly [x: number, y: number] | null>>;
};

export const PictureFactsContext = createContext<PictureFacts>({});

/** `/media/products/soup/thumb_soup.jpg` → `products/soup`. */
function parseKey(src: string): string {
  const [name = '', folder = ''] = src.split('/').slice(0, -1).reverse();
  try {
    return `${folder}/${decodeURIComponent(name)}`;
  } catch {
    return '';
  }
}

/** Styles of the box, which has the picture's color, and of the image, which keeps its focal point. */
export function usePictureStyles(src: string): { box?: CSSProperties; image?: CSSProperties } {
  const { colors, focus } = use(PictureFactsContext);
  const key = parseKey(src);
  const [color, point] = [colors?.[key], focus?.[key]];
  return {
    ...(color && { box: { backgroundColor: color } }),
    ...(point && { image: { objectPosition: `${point[0]}% ${point[1]}%` } }),
  };
}
