import { useState } from 'react';
import {
  AlertDialog,
  Button,
  Dialog,
  Section,
  Stack,
  TextArea,
  TextInput,
  Toaster,
  type Toast,
  type ToastTone,
} from '../index';

const TONES: readonly ToastTone[] = ['neutral', 'success', 'warning', 'danger'];

export function OverlaysExample() {
  const [shown, setShown] = useState<'none' | 'form' | 'long' | 'alert' | 'question'>('none');
  const [toasts, setToasts] = useState<Toast[]>([]);
  const close = (): void => setShown('none');
  const toast = (tone: ToastTone): void =>
    setToasts((now) => [
      ...now,
      { id: crypto.randomUUID(), tone, text: `A ${tone} message that says what happened.` },
    ]);
  return (
    <Section title="Over the page">
      <Stack row gap={3}>
        <Button variant="secondary" onClick={() => setShown('form')}>
          Dialog with a form
        </Button>
        <Button variant="secondary" onClick={() => setShown('long')}>
          Long dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown('alert')}>
          Alert
        </Button>
        <Button variant="secondary" onClick={() => setShown('question')}>
          Question
        </Button>
        {TONES.map((tone) => (
          <Button key={tone} variant="ghost" onClick={() => toast(tone)}>
            {tone} toast
          </Button>
        ))}
      </Stack>
      <Dialog
        open={shown === 'form'}
        title="Notes for the kitchen"
        closeLabel="Close"
        onClose={close}
        footer={
          <Button wide size="l" onClick={() => toast('success')}>
            Save
          </Button>
        }
      >
        <Stack>
          <TextInput label="For whom" data-initial-focus />
          <TextArea label="Notes" hint="Up to 140 letters." />
        </Stack>
      </Dialog>
      <Dialog
        open={shown === 'long'}
        size="l"
        title="Terms of use, with a title that is longer than most and therefore wraps"
        closeLabel="Close"
        onClose={close}
      >
        <Stack>
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>
              Paragraph {index + 1}. The restaurant bakes what was ordered and brings it to the
              address that was given.
            </p>
          ))}
        </Stack>
      </Dialog>
      <AlertDialog
        open={shown === 'alert'}
        icon="clock"
        tone="warning"
        title="We are closed now"
        confirmLabel="All right"
        onConfirm={close}
      >
        We open again on Wednesday at 18:00.
      </AlertDialog>
      <AlertDialog
        open={shown === 'question'}
        icon="trash"
        tone="danger"
        title="Remove this card?"
        confirmLabel="Remove"
        onConfirm={close}
        cancelLabel="Keep it"
        onCancel={close}
      >
        The card ending in 4242 will be forgotten.
      </AlertDialog>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((one) => one.id !== id))}
        dismissLabel="Dismiss"
      />
    </Section>
  );
}
