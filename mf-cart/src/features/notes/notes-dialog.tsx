import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { holdsCard, plainText } from '@storefront/shared-domain/rules';
import { Button, Dialog, TextArea } from '@storefront/shared-ui';

const MAX_NOTE_LENGTH = 250;

/**
 * Adds, changes or clears the note of a line (CART-08). A note is one line of the message to the
 * restaurant and must not contain a card number.
 */
export function NotesDialog({ line, onLeave }: { line: CartLine; onLeave: () => void }) {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const change = useUnit(cartBus.notesChanged);
  const [notes, setNotes] = useState(line.notes);
  const [isRefused, setRefused] = useState(false);
  const isCard = isRefused && holdsCard(notes);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(true);
    if (holdsCard(notes)) return;
    change({ lineId: line.lineId, notes: plainText(notes) });
    onLeave();
  };
  return (
    <Dialog
      open
      title={t('notes.title', { name: line.name })}
      closeLabel={t('domain:action.close')}
      onClose={onLeave}
      footer={
        <Button type="submit" form="cart-notes" size="l" wide>
          {t('notes.save')}
        </Button>
      }
    >
      <form id="cart-notes" onSubmit={onSubmit}>
        <TextArea
          label={t('notes.label')}
          hint={t('notes.hint')}
          value={notes}
          maxLength={MAX_NOTE_LENGTH}
          rows={4}
          counter={`${notes.length}/${MAX_NOTE_LENGTH}`}
          error={isCard ? t('domain:validation.cardInText') : undefined}
          data-initial-focus
          onChange={(event) => setNotes(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
