import { useMemo } from 'react';
import { CardChunk, type Listed } from './card-chunk';
import styles from './card-list.module.css';

/** Cards that come and go together: whole rows of one, two, three or four abreast. */
export const CHUNK = 12;

type Props = {
  /** Names the list on the page. */
  id: string;
  cards: readonly Listed[];
  /** How many of them stand in any case, from the first; the others while the customer is near. */
  made: number;
};

/** Cards below each other on a phone, two abreast where there is room. */
export function CardList({ id, cards, made }: Props) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, at) =>
        cards.slice(at * CHUNK, (at + 1) * CHUNK),
      ),
    [cards],
  );
  return (
    <div role="list" className={styles.list}>
      {chunks.map((chunk, at) => (
        <CardChunk
          key={at}
          id={`${id}-${at}`}
          cards={chunk}
          first={at * CHUNK}
          total={cards.length}
          made={Math.min(chunk.length, Math.max(0, made - at * CHUNK))}
        />
      ))}
    </div>
  );
}
