export type { CallbackFailure } from './internal/failure.ts';
export type { Formats, PluralForms } from './internal/formats.ts';
export { createFormats } from './internal/formats.ts';
export type { Tone } from './internal/tone.ts';
export {
  type LinkComponent,
  UiProvider,
  type UiProviderProps,
  useFormats,
} from './internal/UiProvider.tsx';
export { useFormBehindButton } from './internal/useFormBehindButton.ts';
export { useLoaded } from './internal/useLoaded.ts';
export { useLoadedDialog } from './internal/useLoadedDialog.ts';
export type { UiMessages } from './messages/en.ts';
export { enPrimitives } from './messages/enPrimitives.ts';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './primitives/Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './primitives/AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { BackToTop, type BackToTopProps } from './primitives/BackToTop/BackToTop.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './primitives/Button/Button.tsx';
export {
  Card,
  CardBand,
  CardBody,
  type CardPartProps,
  type CardProps,
} from './primitives/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export {
  DataItem,
  type DataItemProps,
  DataList,
  type DataListProps,
} from './primitives/DataList/DataList.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/Drawer/Drawer.tsx';
export { DropdownMenu, type DropdownMenuProps } from './primitives/DropdownMenu/DropdownMenu.tsx';
export {
  MenuChoices,
  type MenuChoicesProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './primitives/DropdownMenu/MenuItem.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export type { ChoiceLook } from './primitives/Field/ChoiceField.tsx';
export { Field, type FieldControlProps, type FieldLook, type FieldProps } from './primitives/Field/Field.tsx';
export { FileField, type FileFieldProps } from './primitives/FileField/FileField.tsx';
export {
  type FieldError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './primitives/FormErrorSummary/FormErrorSummary.tsx';
export { type CheckedField, useFormErrors } from './primitives/FormErrorSummary/useFormErrors.ts';
export { Icon, type IconProps, type IconType } from './primitives/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { InlineMessage, type InlineMessageProps } from './primitives/InlineMessage/InlineMessage.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { LoadMore, type LoadMoreProps } from './primitives/LoadMore/LoadMore.tsx';
export { useGrowingList } from './primitives/LoadMore/useGrowingList.ts';
export { Meter, type MeterProps } from './primitives/Meter/Meter.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from './primitives/Popover/Popover.tsx';
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './primitives/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Inline, Stack, type StackProps } from './primitives/Stack/Stack.tsx';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export {
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './primitives/Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export type { ThemeName } from './theme/tokens.ts';
