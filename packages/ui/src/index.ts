export { type CallbackFailure, failureOf, type ShownFailure } from './async/callbackFailure.tsx';
export { LoadError, lazyWithPreload } from './async/lazyWithPreload.tsx';
export {
  createUseMessages,
  type LinkComponent,
  type UiMessages,
  UiProvider,
  type UiProviderProps,
  useFormats,
} from './i18n/UiProvider.tsx';
export * from './messages.ts';
export {
  ListRow,
  type ListRowProps,
  ListRowSkeleton,
  type ListRowSkeletonProps,
} from './patterns/ListRow/ListRow.tsx';
export { Page, type PageProps } from './patterns/Page/Page.tsx';
export { RuledSection, type RuledSectionProps } from './patterns/RuledSection/RuledSection.tsx';
export {
  type SummaryItem,
  SummaryList,
  type SummaryListProps,
} from './patterns/SummaryList/SummaryList.tsx';
export { useFormBehindButton } from './patterns/useFormBehindButton.ts';
export { BackLink, type BackLinkProps } from './primitives/actions/BackLink/BackLink.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './primitives/actions/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './primitives/actions/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './primitives/actions/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './primitives/actions/Link/Link.tsx';
export { LoadMore, type LoadMoreProps } from './primitives/actions/LoadMore/LoadMore.tsx';
export { useGrowingList } from './primitives/actions/LoadMore/useGrowingList.ts';
export { SkipLink, type SkipLinkProps } from './primitives/actions/SkipLink/SkipLink.tsx';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './primitives/content/Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './primitives/content/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/content/Badge/Badge.tsx';
export {
  Card,
  CardBand,
  CardBody,
  type CardPartProps,
  type CardProps,
} from './primitives/content/Card/Card.tsx';
export {
  DataItem,
  type DataItemProps,
  DataList,
  type DataListProps,
} from './primitives/content/DataList/DataList.tsx';
export { Heading, type HeadingProps } from './primitives/content/Heading/Heading.tsx';
export { Icon, type IconProps, type IconType } from './primitives/content/Icon/Icon.tsx';
export { Inline, Stack, type StackProps } from './primitives/content/Stack/Stack.tsx';
export { Table, type TableColumn, type TableProps } from './primitives/content/Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/content/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './primitives/content/Tag/Tag.tsx';
export { Text, type TextProps } from './primitives/content/Text/Text.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './primitives/content/VisuallyHidden/VisuallyHidden.tsx';
export { Callout, type CalloutProps } from './primitives/feedback/Callout/Callout.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/feedback/EmptyState/EmptyState.tsx';
export {
  InlineMessage,
  type InlineMessageProps,
} from './primitives/feedback/InlineMessage/InlineMessage.tsx';
export { Meter, type MeterProps } from './primitives/feedback/Meter/Meter.tsx';
export {
  NotificationBanner,
  type NotificationBannerProps,
} from './primitives/feedback/NotificationBanner/NotificationBanner.tsx';
export { Progress, type ProgressProps } from './primitives/feedback/Progress/Progress.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './primitives/feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/feedback/Spinner/Spinner.tsx';
export { Stepper, type StepperProps } from './primitives/feedback/Stepper/Stepper.tsx';
export { useAnnounce } from './primitives/feedback/useAnnounce.tsx';
export { Checkbox, type CheckboxProps } from './primitives/forms/Checkbox/Checkbox.tsx';
export { DateField, type DateFieldProps } from './primitives/forms/DateField/DateField.tsx';
export { isDay } from './primitives/forms/DateField/dateParts.ts';
export type { ChoiceLook } from './primitives/forms/Field/ChoiceField.tsx';
export {
  Field,
  type FieldControlProps,
  type FieldLook,
  type FieldProps,
} from './primitives/forms/Field/Field.tsx';
export { FileField, type FileFieldProps } from './primitives/forms/FileField/FileField.tsx';
export {
  type FieldError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
export { type CheckedField, useFormErrors } from './primitives/forms/FormErrorSummary/useFormErrors.ts';
export { PasswordField, type PasswordFieldProps } from './primitives/forms/PasswordField/PasswordField.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './primitives/forms/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './primitives/forms/SearchField/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/forms/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/forms/Select/Select.tsx';
export { Switch, type SwitchProps } from './primitives/forms/Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from './primitives/forms/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/forms/TextField/TextField.tsx';
export { AlertDialog, type AlertDialogProps } from './primitives/overlays/AlertDialog/AlertDialog.tsx';
export { Dialog, type DialogProps } from './primitives/overlays/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/overlays/Drawer/Drawer.tsx';
export { DropdownMenu, type DropdownMenuProps } from './primitives/overlays/DropdownMenu/DropdownMenu.tsx';
export {
  MenuChoices,
  type MenuChoicesProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './primitives/overlays/DropdownMenu/MenuItem.tsx';
export { Popover, type PopoverProps } from './primitives/overlays/Popover/Popover.tsx';
export {
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './primitives/overlays/Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './primitives/overlays/Tooltip/Tooltip.tsx';
export type { Tone } from './styles/tone.ts';
export type { ThemeName } from './theme/tokens.ts';
