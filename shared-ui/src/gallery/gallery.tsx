import { Icon, Page, PageHeader, SkipLink, Stack } from '../index';
import { ActionsExample } from './actions-example';
import { CardsExample } from './cards-example';
import { ChoicesExample } from './choices-example';
import { ContentExample } from './content-example';
import { FormExample } from './form-example';
import styles from './gallery.module.css';
import { IconsExample } from './icons-example';
import { OverlaysExample } from './overlays-example';
import { PhoneFrames } from './phone-frames';
import { StatesExample } from './states-example';
import { ThemePicker } from './theme-picker';
import { TokensExample } from './tokens-example';
import { useSearchParams } from '../router';
import { ScreenExample } from './screen-example';

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
