/** The storefront's primitives: look and behavior, without texts or restaurant logic. */
export {
  CONTRAST_THRESHOLD,
  DEFAULT_THEME,
  SHADE_FACTOR,
  type Theme,
  themeVariables,
  type ThemeVariables,
  TINT,
} from './tokens/theme';

export { Button, type ButtonProps } from './button/button';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { LinkButton, type LinkButtonProps } from './button/link-button';
export { Icon, type IconProps } from './icon/icon';
export type { IconName } from './icon/paths';
export { Illustration, type IllustrationProps } from './illustration/illustration';

export {
  Checkbox,
  CheckboxCard,
  type CheckboxCardProps,
  type CheckboxProps,
  Switch,
  type SwitchProps,
} from './choice/checkbox';
export {
  Radio,
  RadioCard,
  type RadioCardProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
} from './choice/radio-group';
export { Combobox, type ComboboxProps } from './combobox/combobox';
export type { ComboboxOption } from './combobox/match-options';
export { useSpaceBelow } from './lib/use-space-below';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './field/field';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { Stepper, type StepperProps } from './stepper/stepper';
export type { Format } from './text-input/mask';
export { MaskedInput, type MaskedInputProps } from './text-input/masked-input';
export { TextArea, type TextAreaProps } from './text-input/text-area';
export { TextInput, type TextInputProps } from './text-input/text-input';

export { AlertDialog, type AlertDialogProps } from './dialog/alert-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export type { DialogCloseReason } from './dialog/dialog-frame';
export { RouteDialog } from './dialog-history/route-dialog';
export { type Toast, Toaster, type ToasterProps, type ToastTone } from './toaster/toaster';

export { Amount, type AmountProps, Amounts, type AmountsProps } from './amounts/amounts';
export { Badge, type BadgeProps } from './badge/badge';
export { Card, type CardProps } from './card/card';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorPanel, type ErrorPanelProps } from './error-panel/error-panel';
export { LazyPart, type LazyPartProps } from './lazy-part/lazy-part';
export { Stack, type StackProps } from './layout/stack';
export { List, type ListProps } from './list/list';
export { Row, type RowProps } from './list/row';
export { Page, type PageProps } from './page/page';
export { PageHeader, type PageHeaderProps } from './page/page-header';
export { useBeside, useDocked } from './page/use-wide-layout';
export { Section, type SectionProps } from './page/section';
export { StickyFooter, type StickyFooterProps } from './page/sticky-footer';
export { PickupCode, type PickupCodeProps } from './pickup-code/pickup-code';
export { Picture, type PictureProps } from './picture/picture';
export { PictureFactsContext } from './picture/picture-facts';
export { Price, type PriceProps } from './price/price';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
} from './progress-steps/progress-steps';
export { Rating, type RatingProps } from './rating/rating';
export { RatingInput, type RatingInputProps } from './rating/rating-input';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs';
export { SkipLink } from './visually-hidden/skip-link';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
