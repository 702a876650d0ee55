import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  Icon,
  type IconName,
  Page,
  PageHeader,
  Section,
  Skeleton,
  SkipLink,
  Stack,
  Switch,
} from '../index';
import { ICON_PATHS } from '../icon/paths';
import { useSearchParams } from '../router';
import { ActionsExample } from './actions-example';
import { CardsExample } from './cards-example';
import { ChoicesExample } from './choices-example';
import { ContentExample } from './content-example';
import { FormExample } from './form-example';
import styles from './gallery.module.css';
import { OverlaysExample } from './overlays-example';
import { ThemePicker } from './theme-picker';
import { ScreenExample } from './screen-example';

function StatesExample() {
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

const ROLES = [
  'brand',
  'dark',
  'gradient',
  'soft',
  'surface',
  'raised',
  'sunken',
  'success',
  'warning',
  'danger',
];

function TokensExample() {
  return (
    <Section title="Colours and type">
      <div className={styles.swatches}>
        {ROLES.map((role) => (
          <div key={role} className={styles.swatch} data-role={role}>
            {role}
          </div>
        ))}
      </div>
      <div className={styles.type}>
        <p className={styles.display}>Wood-fired since 1974</p>
        <p className={styles.title}>Pizzas of the house</p>
        <p className={styles.heading}>Margherita with buffalo mozzarella</p>
        <p>
          Tomato from San Marzano, mozzarella, basil from our own garden and a thread of olive oil.
        </p>
        <p className={styles.label}>Delivered in 35 to 45 min</p>
        <p className={styles.caption}>Prices include taxes. Pictures are illustrations.</p>
      </div>
    </Section>
  );
}

/** The gallery and the sample screen again, 390 pixels wide. */
function PhoneFrames() {
  const [isShown, setIsShown] = useState(false);
  if (globalThis.self !== globalThis.top) return null;
  return (
    <Section title="On a phone" hint="390 × 844">
      <Switch
        label="Show the frames"
        checked={isShown}
        onChange={(event) => setIsShown(event.target.checked)}
      />
      {isShown && (
        <div className={styles.frames}>
          <iframe className={styles.frame} src="/?screen" title="Sample screen, 390 pixels wide" />
          <iframe className={styles.frame} src="/" title="Gallery, 390 pixels wide" />
        </div>
      )}
    </Section>
  );
}

function IconsExample() {
  return (
    <Section title="Icons">
      <div className={styles.icons}>
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} size="l" />
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}

/** All primitives in all states; `?screen` shows them combined as one phone screen. */
export function Gallery() {
  const [params] = useSearchParams();
  if (params.has('screen')) return <ScreenExample />;
  return (
    <>
      <SkipLink>Skip to the primitives</SkipLink>
      <Page
        width="wide"
        header={
          <PageHeader
            title="Primitives"
            subtitle="Every state, one theme"
            actions={<Icon name="dish" size="l" />}
          />
        }
      >
        <Stack gap={7}>
          <ThemePicker />
          <div className={styles.sections}>
            <TokensExample />
            <ActionsExample />
            <IconsExample />
            <FormExample />
            <ChoicesExample />
            <CardsExample />
            <ContentExample />
            <StatesExample />
            <OverlaysExample />
          </div>
          <PhoneFrames />
        </Stack>
      </Page>
    </>
  );
}
