import { useState } from 'react';
import {
  Badge,
  Button,
  IconButton,
  List,
  Page,
  PageHeader,
  Picture,
  Price,
  Row,
  Section,
  StickyFooter,
  Stack,
  Stepper,
} from '../index';
import styles from './gallery.module.css';
import { sampleImage } from './sample-image';

/** The primitives combined as a cart. */
export function ScreenExample() {
  const [count, setCount] = useState(2);
  return (
    <Page
      header={
        <PageHeader
          title="Your cart"
          subtitle="Bella Napoli"
          back={{ to: '/', label: 'Back to the menu' }}
          actions={<IconButton icon="share" label="Share" />}
        />
      }
      footer={
        <StickyFooter
          summary={
            <>
              <span className={styles.total}>
                <span>Delivery fee</span>
                <span>R$ 6,00</span>
              </span>
              <span className={styles.total} data-strong="true">
                <span>Total</span>
                <span>R$ 91,80</span>
              </span>
            </>
          }
        >
          <Button wide size="l" end="R$ 91,80">
            Finish order
          </Button>
        </StickyFooter>
      }
    >
      <Section title="Selected products" action={<Badge tone="brand">3 items</Badge>}>
        <List variant="card">
          {['Margherita', 'Diavola with Calabrian sausage and honey'].map((name) => (
            <Row
              key={name}
              start={<Picture src={sampleImage} alt="" width={192} height={192} shape="rounded" />}
              title={name}
              detail="Large, thin crust, no onions"
              end={
                <Stack gap={1}>
                  <Price size="s" current="R$ 42,90" />
                  <Stepper
                    size="s"
                    label="Quantity"
                    decreaseLabel="One less"
                    increaseLabel="One more"
                    value={count}
                    onValueChange={setCount}
                    removes={count === 1}
                  />
                </Stack>
              }
            />
          ))}
        </List>
        <Button variant="secondary" icon="plus">
          Add more
        </Button>
      </Section>
    </Page>
  );
}
