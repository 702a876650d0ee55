import { useMemo } from 'react';
import { CardChunk, type Listed } from './card-chunk';
import styles from './card-list.module.css';

/** Cards rendered as a unit: whole rows of one, two, three or four columns. */
export const CHUNK = 12;

type Props = {
  /** Id of the list's element. */
  id: string;
  cards: readonly Listed[];
  /** Number of its first cards that are always rendered; the others only near the screen. */
  made: number;
};

/** Cards in one column on a phone, in two where there is space. */
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
