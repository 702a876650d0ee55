import { useState } from 'react';
import { Button, IconButton, LinkButton, Price, Section, Spinner, Stack } from '../index';
import styles from './gallery.module.css';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function ActionsExample() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Section title="Actions">
      <Stack row gap={3}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon="cart">
            {variant}
          </Button>
        ))}
      </Stack>
      <Stack row gap={3}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {variant}
          </Button>
        ))}
      </Stack>
      <Stack row gap={3}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} reason="Still missing: a name">
            {variant}
          </Button>
        ))}
      </Stack>
      <Stack row gap={3}>
        <Button size="s">Small</Button>
        <Button size="m">Medium</Button>
        <Button size="l">Large</Button>
        <LinkButton to="." variant="secondary" icon="pin">
          Link that looks like a button
        </LinkButton>
        <Button loading={isBusy} onClick={() => setIsBusy(true)}>
          Press to load
        </Button>
        {isBusy && (
          <Button variant="ghost" onClick={() => setIsBusy(false)}>
            Stop
          </Button>
        )}
      </Stack>
      <div className={styles.grid}>
        <Button wide size="l" end={<>R$ 84,90</>}>
          Add to cart
        </Button>
        <Button wide size="l" end={<>R$ 84,90</>} loading>
          Add to cart
        </Button>
        <Button wide size="l">
          A very long text on a button that has to break into two lines at least
        </Button>
      </div>
      <Stack row gap={3}>
        <IconButton icon="search" label="Search" />
        <IconButton icon="cart" label="Cart, 3 items" badge={3} />
        <IconButton icon="share" label="Share" variant="raised" />
        <IconButton icon="plus" label="Add" variant="brand" />
        <IconButton icon="close" label="Close" disabled reasonId="gallery-reason" />
        <p id="gallery-reason">Nothing to close</p>
        <Spinner label="Loading" />
        <Spinner label="Loading" size="l" />
      </Stack>
      <Stack row gap={5}>
        <Price current="R$ 42,90" />
        <Price current="R$ 36,90" old="R$ 42,90" oldLabel="Old price:" currentLabel="New price:" />
        <Price prefix="from" current="R$ 29,00" size="s" />
        <Price current="R$ 128,40" old="R$ 142,00" size="l" />
      </Stack>
    </Section>
  );
}
