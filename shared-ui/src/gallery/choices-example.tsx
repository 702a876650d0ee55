import { useState } from 'react';
import {
  Checkbox,
  CheckboxCard,
  Radio,
  RadioCard,
  RadioGroup,
  RatingInput,
  Section,
  Switch,
} from '../index';
import styles from './gallery.module.css';

export function ChoicesExample() {
  const [type, setType] = useState<string>('delivery');
  const [size, setSize] = useState<string | null>(null);
  const [stars, setStars] = useState<number | null>(4);
  return (
    <Section title="Choices">
      <RadioGroup
        legend="How do you get your order?"
        layout="grid"
        value={type}
        onValueChange={setType}
      >
        <RadioCard
          value="delivery"
          icon="bike"
          title="Delivery"
          detail="35 to 45 min"
          end="R$ 6,00"
        />
        <RadioCard value="balcony" icon="store" title="Pick up" detail="20 min" end="Free" />
        <RadioCard value="car" icon="car" title="Drive-thru" detail="We bring it to your car" />
        <RadioCard value="table" icon="table" title="At the table" detail="Not today" disabled />
      </RadioGroup>
      <div className={styles.grid}>
        <RadioGroup legend="Size" value={size} onValueChange={setSize} error="Choose a size.">
          <Radio value="m" label="Medium" hint="6 slices" />
          <Radio value="l" label="Large" hint="8 slices" />
          <Radio value="xl" label="Family" hint="Sold out" disabled />
        </RadioGroup>
        <div>
          <Checkbox label="Save this address" defaultChecked />
          <Checkbox
            label="I have read and accept the terms of use and the privacy notice of this restaurant"
            hint="You can withdraw at any time."
          />
          <Checkbox label="Not available" disabled />
          <Switch label="Notify me about my order" defaultChecked />
          <Switch label="Use cashback" hint="R$ 12,40 available" />
          <Switch label="Not available" disabled />
        </div>
        <div>
          <RatingInput
            legend="How was your order?"
            value={stars}
            onValueChange={setStars}
            starLabel={(count) => `${count} stars`}
          />
          <CheckboxCard
            value="cheese"
            icon="plus"
            title="Extra cheese"
            detail="Buffalo mozzarella"
            end="+ R$ 7,00"
            defaultChecked
          />
        </div>
      </div>
    </Section>
  );
}
