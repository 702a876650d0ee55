interface MapAttributionProps {
  readonly source: { readonly attribution: string; readonly link?: string | undefined };
  readonly className: string | undefined;
}

/** Attribution of the map's source, with a link where there is one; our own map needs none. */
export function MapAttribution({ source: { attribution, link }, className }: MapAttributionProps) {
  if (attribution === '') return null;
  return (
    <p className={className}>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {attribution}
        </a>
      ) : (
        attribution
      )}
    </p>
  );
}
