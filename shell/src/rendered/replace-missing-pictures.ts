function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return;
  const sources = image.parentElement?.querySelectorAll('source[srcset]') ?? [];
  // its box shows the picture's color instead of a broken image
  if (sources.length === 0) image.style.visibility = 'hidden';
  for (const source of sources) source.removeAttribute('srcset');
}

/**
 * Requests the `src` of the pictures of a rendered screen whose newer formats are missing, until the
 * application does. The elements stay: React continues them.
 */
export function replaceMissingPictures(root: HTMLElement, started: Promise<unknown>): void {
  const onError = ({ target }: Event): void => replace(target);
  root.addEventListener('error', onError, true);
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) replace(image);
  void started.then(() => root.removeEventListener('error', onError, true));
}
