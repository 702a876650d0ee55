/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox/combobox';
import { Button } from './button/button';
import { LazyPart } from './lazy-part/lazy-part';
import { Select } from './select/select';
import { Stepper, type StepperProps } from './stepper/stepper';
import { Tabs } from './tabs/tabs';
import { MaskedInput } from './text-input/masked-input';
import { TextArea } from './text-input/text-area';
import { TextInput } from './text-input/text-input';

describe('fields', () => {
  const controls = [
    { kind: 'TextInput', Control: TextInput },
    { kind: 'TextArea', Control: TextArea },
    {
      kind: 'Select',
      Control: (props: { label: string; hint?: string; error?: string }) => (
        <Select options={[]} {...props} />
      ),
    },
  ];

  test.each(controls)(
    '$kind: an error takes the place of the hint and makes it invalid',
    ({ Control }) => {
      render(<Control label="Street" hint="As on the door" error="Street is required." />);
      expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('Street is required.');
      expect(screen.getByLabelText('Street')).toHaveAttribute('aria-invalid', 'true');
    },
  );
});

describe('combobox', () => {
  const options = ['Santos', 'São Paulo', 'Osasco', 'Campinas'].map((label) => ({
    value: label.toLowerCase(),
    label,
  }));
  const changes = jest.fn();
  function City(props: Partial<ComboboxProps>) {
    const [value, setValue] = useState<string | null>(null);
    const change = (next: string | null): void => {
      changes(next);
      setValue(next);
    };
    return (
      <Combobox
        label="City"
        options={options}
        emptyText="No city found"
        value={value}
        onValueChange={change}
        {...props}
      />
    );
  }
  const box = () => screen.getByRole('combobox', { name: 'City' });
  const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
  const type = (keys: string) => userEvent.type(box(), keys);
  beforeEach(() => changes.mockClear());

  test('typing narrows the list, accents and case aside, what begins with the text first', async () => {
    render(<City />);
    await type('SA');
    expect(offered()).toEqual(['Santos', 'São Paulo', 'Osasco']);
  });

  test('the keys point at an option and Enter takes it; the focus stays in the input', async () => {
    render(<City />);
    await type('sa{ArrowDown}');
    expect(box()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'São Paulo' }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(changes.mock.calls).toEqual([['são paulo']]);
    expect(box()).toHaveValue('São Paulo');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('where any text will do it stays as typed, and nothing is chosen unless pointed at', async () => {
    function Street() {
      const [text, setText] = useState('');
      const choose = (value: string | null): void => {
        changes(value);
        setText(options.find((option) => option.value === value)?.label ?? '');
      };
      return (
        <Combobox
          label="City"
          options={options}
          emptyText={null}
          value={null}
          text={text}
          onQueryChange={setText}
          onValueChange={choose}
        />
      );
    }
    render(<Street />);
    await type('sa{Enter}{Escape}');
    expect(box()).toHaveValue('sa');
    await userEvent.tab();
    expect(box()).toHaveValue('sa');
    expect(changes).not.toHaveBeenCalled();
    await type('n{ArrowDown}{ArrowDown}{Enter}');
    expect(box()).toHaveValue('São Paulo');
    expect(changes).toHaveBeenCalledWith('são paulo');
  });
});

describe('stepper', () => {
  const changes = jest.fn();
  function Counter({
    from,
    ...limits
  }: { from: number } & Pick<StepperProps, 'min' | 'max' | 'step'>) {
    const [value, setValue] = useState(from);
    const change = (next: number): void => {
      changes(next);
      setValue(next);
    };
    return (
      <Stepper
        {...limits}
        mostReason="No more than this"
        label="Quantity"
        decreaseLabel="Less"
        increaseLabel="More"
        value={value}
        onValueChange={change}
      />
    );
  }
  const number = () => screen.getByRole('spinbutton', { name: 'Quantity' });
  const type = async (keys: string): Promise<void> => {
    await userEvent.click(number());
    await userEvent.keyboard(keys);
  };
  beforeEach(() => changes.mockClear());

  test('the buttons go one step and stop at the limits', async () => {
    render(<Counter from={6} min={5} max={12} step={5} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(number()).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAccessibleDescription(
      /No more than this/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(number()).toHaveValue('5');
    expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
  });

  test.each([
    { typed: 'a1-b.2c{Tab}', becomes: 12 },
    { typed: '999{Tab}', becomes: 20 },
    { typed: 'abc{Tab}', becomes: 3 },
    { typed: '{ArrowDown}{ArrowDown}{ArrowDown}', becomes: 1 },
    { typed: '8{ArrowUp}', becomes: 9 },
  ])('typing $typed over 3 gives $becomes between 1 and 20', async ({ typed, becomes }) => {
    render(<Counter from={3} min={1} max={20} />);
    await type(typed);
    expect(number()).toHaveValue(String(becomes));
    expect(number()).toHaveAttribute('aria-valuenow', String(becomes));
  });

  test('nothing is reported while typing, and nothing that is the same', async () => {
    render(<Counter from={3} />);
    await type('12');
    expect(changes).not.toHaveBeenCalled();
    await userEvent.tab();
    await type('12{Tab}');
    expect(changes.mock.calls).toEqual([[12]]);
  });
});

describe('masked input', () => {
  /** Adds its separator as soon as a group is full: the most difficult format to erase. */
  const card = (raw: string): string =>
    raw
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(\d{4})(?=.)|(\d{4})$/g, '$& ')
      .slice(0, 19);
  const input = () => screen.getByLabelText<HTMLInputElement>('Card');

  test('a digit typed in the middle leaves the caret behind it', async () => {
    render(<MaskedInput label="Card" format={card} defaultValue="424242" />);
    await userEvent.type(input(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input()).toHaveValue('4294 242');
    expect(input().selectionStart).toBe(3);
  });

  test('backspace over a separator takes the digit before it', async () => {
    render(<MaskedInput label="Card" format={card} defaultValue="4242" />);
    expect(input()).toHaveValue('4242 ');
    await userEvent.type(input(), '{Backspace}');
    expect(input()).toHaveValue('424');
  });
});

describe('tabs', () => {
  const items = ['Menu', 'Info', 'Reviews'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <p>All about {label}</p>,
  }));
  const tab = (name: string) => screen.getByRole('tab', { name });

  test.each([
    { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', open: 'Menu' },
    { keys: '{ArrowLeft}', open: 'Reviews' },
    { keys: '{End}{Home}', open: 'Menu' },
  ])('$keys opens and focuses $open', async ({ keys, open }) => {
    render(<Tabs label="Restaurant" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(open)).toHaveFocus();
    expect(tab(open)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: open })).toHaveTextContent(`All about ${open}`);
  });
});

describe('part loaded later', () => {
  const FAILED = {
    title: 'It could not be loaded',
    reason: 'Check your connection.',
    retryLabel: 'Try again',
  };
  const Wallet = ({ name }: { name: string }) => <p>{`The wallet of ${name}`}</p>;

  function renderPart(load: () => Promise<{ default: typeof Wallet }>, isAction = false) {
    render(
      <main>
        <p>the rest of the page</p>
        <LazyPart
          load={load}
          props={{ name: 'Marina' }}
          waiting={<p>waiting</p>}
          failed={FAILED}
          isAction={isAction}
        />
      </main>,
    );
  }

  test('a part that cannot be fetched shows an error with the focus; Retry fetches it; the rest stays', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Wallet }>, []>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue({ default: Wallet });
    renderPart(load, true);
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('It could not be loadedCheck your connection.');
    expect(panel.parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByText('The wallet of Marina')).parentElement).toHaveFocus();
    expect(screen.getByText('the rest of the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a disabled button', () => {
  test('is described by its reason, and by nothing once it is enabled', () => {
    const { rerender } = render(<Button reason="Still missing: a name">Confirm</Button>);
    const button = () => screen.getByRole('button', { name: 'Confirm' });
    expect(button()).toBeDisabled();
    expect(screen.getByText('Still missing: a name')).toBeVisible();
    expect(button()).toHaveAccessibleDescription('Still missing: a name');
    rerender(<Button reason={null}>Confirm</Button>);
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('aria-describedby');
  });

  test('is described by a text elsewhere', () => {
    render(
      <>
        <p id="why">Choose a size</p>
        <Button disabled reasonId="why">
          Next
        </Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'Choose a size',
    );
  });
});
