import { lazy, Suspense, type ComponentType } from 'react';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';

type Props = { info: RestaurantInfo };

/** The number as the record has it, where the numbers of all countries cannot be loaded. */
function WrittenPhone({ info }: Props) {
  return <p>{info.whatsapp}</p>;
}

const Contact = lazy((): Promise<{ default: ComponentType<Props> }> =>
  import('./phone-contact').catch(() => ({ default: WrittenPhone })),
);

/**
 * The restaurant's phone. Its chunk with the numbers of all countries is loaded on its own; a page
 * that the edge rendered has the result in its HTML.
 */
export function RestaurantPhone({ info }: Props) {
  return (
    <Suspense fallback={<WrittenPhone info={info} />}>
      <Contact info={info} />
    </Suspense>
  );
}
