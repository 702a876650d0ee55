import { Badge, Button, Card, Picture, Price, Rating, Section, Stack, Stepper } from '../index';
import styles from './gallery.module.css';
import { sampleImage } from './sample-image';

const TONES = ['neutral', 'brand', 'success', 'warning', 'danger'] as const;

export function CardsExample() {
  return (
    <Section title="Cards, badges, pictures" action={<Badge tone="success">OPEN</Badge>}>
      <Stack row gap={2}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} icon="clock">
            {tone}
          </Badge>
        ))}
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} solid>
            {tone}
          </Badge>
        ))}
      </Stack>
      <div className={styles.products}>
        <Card interactive>
          <div className={styles.product}>
            <Stack gap={2}>
              <h3>
                <a href="#margherita" data-card-action>
                  Margherita
                </a>
              </h3>
              <p className={styles.muted}>
                Tomato from San Marzano, buffalo mozzarella, fresh basil and a thread of olive oil,
                baked for ninety seconds.
              </p>
              <Price prefix="from" current="R$ 42,90" />
            </Stack>
            <Picture src={sampleImage} alt="" width={192} height={192} shape="rounded" />
          </div>
        </Card>
        <Card interactive>
          <div className={styles.product}>
            <Stack gap={2}>
              <h3>
                <a href="#diavola" data-card-action>
                  Diavola, the one with a name so long that it takes two lines
                </a>
              </h3>
              <Price current="R$ 36,90" old="R$ 42,90" oldLabel="Old price:" />
              <Badge tone="warning">Last units</Badge>
            </Stack>
            <Picture src="/missing.jpg" alt="Diavola" width={192} height={192} shape="rounded" />
          </div>
        </Card>
        <Card tone="brand" padding="l">
          <Stack gap={3}>
            <h3>Your cashback</h3>
            <Price size="l" current="R$ 12,40" />
            <Button size="s">Use it now</Button>
          </Stack>
        </Card>
        <Card>
          <Stack row spread>
            <Rating value={4.3} label="4.3 of 5" />
            <Stepper
              size="s"
              label="Quantity"
              decreaseLabel="One less"
              increaseLabel="One more"
              value={2}
              onValueChange={() => {}}
            />
          </Stack>
        </Card>
      </div>
    </Section>
  );
}
