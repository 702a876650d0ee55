import { useState } from 'react';
import {
  Combobox,
  Icon,
  IconButton,
  MaskedInput,
  Section,
  Select,
  Stepper,
  TextArea,
  TextInput,
} from '../index';
import styles from './gallery.module.css';

const CITIES = [
  'São Paulo',
  'Santos',
  'São Bernardo do Campo',
  'Campinas',
  'Guarulhos',
  'Osasco',
  'Ribeirão Preto',
  'Sorocaba',
].map((label) => ({ value: label, label, detail: 'São Paulo' }));
const phone = (raw: string): string => {
  const digits = raw.replace(/\D/g, '').slice(0, 11);
  return [
    digits.slice(0, 2) && `(${digits.slice(0, 2)}`,
    digits.slice(2, 7) && `) ${digits.slice(2, 7)}`,
    digits.slice(7) && `-${digits.slice(7)}`,
  ].join('');
};

export function FormExample() {
  const [city, setCity] = useState<string | null>(null);
  const [count, setCount] = useState(2);
  const [note, setNote] = useState('No onions, please.');
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <TextInput label="Your name" placeholder="Maria Silva" autoComplete="name" />
        <TextInput
          label="Email"
          mark="optional"
          hint="We send the receipt there."
          type="email"
          defaultValue="maria@example.com"
        />
        <TextInput label="Street" defaultValue="Rua das Laranjeiras" error="Street is required." />
        <TextInput label="Coupon" disabled defaultValue="PIZZA10" />
        <TextInput
          label="Search the menu"
          labelHidden
          type="search"
          placeholder="Search the menu"
          start={<Icon name="search" />}
        />
        <TextInput
          label="Password"
          type="password"
          defaultValue="secret"
          end={<IconButton icon="eye" label="Show the password" />}
        />
        <MaskedInput
          label="Mobile"
          inputMode="tel"
          format={phone}
          defaultValue="11987654321"
          start={<Icon name="phone" />}
        />
        <TextInput label="Change for" inputMode="decimal" start="R$" defaultValue="100,00" />
        <Select label="City" placeholder="Choose" defaultValue="" options={CITIES} />
        <Select
          label="Card brand"
          defaultValue="visa"
          options={[
            { value: 'visa', label: 'Visa' },
            { value: 'elo', label: 'Elo' },
          ]}
          error="This brand is not accepted."
        />
        <Combobox
          label="Neighbourhood"
          placeholder="Type to search"
          icon="pin"
          options={CITIES}
          value={city}
          onValueChange={setCity}
          emptyText="Nothing found"
        />
        <Combobox
          label="Address"
          options={[]}
          value={null}
          onValueChange={setCity}
          onQueryChange={() => {}}
          emptyText="Nothing found"
          loading
        />
        <TextArea
          label="Notes"
          value={note}
          maxLength={140}
          counter={`${note.length}/140`}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Stepper
            label="Quantity"
            decreaseLabel="One less"
            increaseLabel="One more"
            min={1}
            max={12}
            value={count}
            onValueChange={setCount}
          />{' '}
          <Stepper
            size="s"
            label="Quantity"
            decreaseLabel="Remove"
            increaseLabel="One more"
            removes
            value={1}
            onValueChange={setCount}
          />{' '}
          <Stepper
            label="Quantity"
            decreaseLabel="One less"
            increaseLabel="One more"
            value={1}
            disabledBy="stepper-reason"
            onValueChange={setCount}
          />
          <span id="stepper-reason">Sold out</span>
        </div>
      </div>
    </Section>
  );
}
