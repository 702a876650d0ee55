import { useLayoutEffect, useState } from 'react';
import { Button, Field, Section, themeVariables } from '../index';
import { completeTheme } from '../tokens/theme';
import { toHex } from '../tokens/colour';
import styles from './gallery.module.css';

const SAMPLES = [
  '#E53935',
  '#F57C00',
  '#FFC107',
  '#2E7D32',
  '#00838F',
  '#1565C0',
  '#6A1B9A',
  '#AD1457',
  '#5D4037',
  '#111111',
  '#FFFFFF',
  '#00FF66',
];
const FIRST =
  new URLSearchParams(globalThis.location?.search).get('colour') ??
  toHex(completeTheme({}).mainColor);

export function ThemePicker() {
  const [mainColor, setMainColor] = useState(FIRST);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(themeVariables({ mainColor })))
      document.documentElement.style.setProperty(name, value);
  }, [mainColor]);
  return (
    <Section title="Theme" hint="Whatever colour is chosen, text keeps its contrast.">
      <div className={styles.picker}>
        <Field label="Main colour">
          {(wiring) => (
            <input
              {...wiring}
              className={styles.colour}
              type="color"
              value={mainColor}
              onChange={(event) => setMainColor(event.target.value)}
            />
          )}
        </Field>
        {SAMPLES.map((sample) => (
          <Button
            key={sample}
            variant={sample === mainColor ? 'primary' : 'secondary'}
            onClick={() => setMainColor(sample)}
          >
            {sample}
          </Button>
        ))}
      </div>
    </Section>
  );
}
