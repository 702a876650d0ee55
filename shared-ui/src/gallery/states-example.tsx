import { Button, Card, EmptyState, ErrorPanel, Section, Skeleton, Stack } from '../index';
import styles from './gallery.module.css';

export function StatesExample() {
  return (
    <Section title="Empty, loading, failed">
      <div className={styles.grid}>
        <Card padding="none">
          <EmptyState
            heading="h3"
            icon="cart"
            title="Your cart is empty"
            action={<Button>See the menu</Button>}
          >
            Choose something good and it will wait for you here.
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorPanel
            title="The menu did not load"
            reason="The restaurant did not answer in time."
            details="mf-menu: no answer in 4000 ms"
            detailsLabel="Details"
            retryLabel="Try again"
            onRetry={() => {}}
          />
        </Card>
        <Card padding="none">
          <ErrorPanel
            title="The menu did not load"
            reason="Trying once more."
            retryLabel="Try again"
            onRetry={() => {}}
            retrying
          />
        </Card>
        <Card>
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Stack row>
              <Skeleton shape="circle" />
            </Stack>
            <Skeleton shape="button" />
          </Stack>
        </Card>
      </div>
    </Section>
  );
}
