import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { RatingInput, Stack, TextArea } from '@storefront/shared-ui';
import {
  $isSending,
  $note,
  $problem,
  $stars,
  MAX_NOTE_LENGTH,
  noteTyped,
  starsChosen,
} from './review.model';
import styles from './review.module.css';

/** Stars from 1 to 5 and a note; a failure is shown beside the input. */
export function ReviewFields() {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { stars, note, problem, isSending, choose, type } = useUnit({
    stars: $stars,
    note: $note,
    problem: $problem,
    isSending: $isSending,
    choose: starsChosen,
    type: noteTyped,
  });
  return (
    <Stack gap={5}>
      <div className={styles.stars}>
        <RatingInput
          legend={t('review.stars')}
          value={stars}
          onValueChange={(value) => choose(value)}
          starLabel={(count) => t('review.star', { count })}
          disabled={isSending}
        />
        {problem === 'stars' ? (
          <p className={styles.problem} role="alert">
            {t('review.stars-missing')}
          </p>
        ) : (
          <p className={styles.verdict} aria-hidden>
            {stars === null ? t('review.choose') : t(`review.verdict.${stars}`)}
          </p>
        )}
      </div>
      <TextArea
        label={t('review.note')}
        mark={t('review.optional')}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        rows={4}
        readOnly={isSending}
        error={problem === 'card' ? t('domain:validation.cardInText') : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        counter={
          note === ''
            ? undefined
            : t('review.length', { count: note.length, most: MAX_NOTE_LENGTH })
        }
      />
      {problem !== null && problem !== 'stars' && problem !== 'card' && (
        <p
          role="alert"
          className={styles.problem}
        >{`${t(`domain:error.${problem}`)} ${t('review.text-preserved')}`}</p>
      )}
    </Stack>
  );
}
