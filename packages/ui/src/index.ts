export { AnswerForm, type AnswerFormProps } from './domain/AnswerForm/AnswerForm.tsx';
export { AnswerItem, type AnswerItemProps } from './domain/AnswerItem/AnswerItem.tsx';
export {
  AppHeader,
  type AppHeaderProps,
  displayName,
  type HeaderUser,
} from './domain/AppShell/AppHeader.tsx';
export { AppShell, type AppShellProps, Footer } from './domain/AppShell/AppShell.tsx';
export { type Place, type PlaceHrefs, places } from './domain/AppShell/places.ts';
export { ShellSkeleton } from './domain/AppShell/ShellSkeleton.tsx';
export { VisitorHeader, type VisitorHeaderProps } from './domain/AppShell/VisitorHeader.tsx';
export { VisitorShell, type VisitorShellProps } from './domain/AppShell/VisitorShell.tsx';
export { Byline, type BylineProps } from './domain/Byline/Byline.tsx';
export { CategoryFilter, type CategoryFilterProps } from './domain/CategoryFilter/CategoryFilter.tsx';
export { Celebration, type CelebrationProps } from './domain/Celebration/Celebration.tsx';
export { AssistantButton, type AssistantButtonProps } from './domain/ChatWidget/AssistantButton.tsx';
export { ChatPanel, type ChatPanelProps } from './domain/ChatWidget/ChatPanel.tsx';
export { ChatWidget, type ChatWidgetProps } from './domain/ChatWidget/ChatWidget.tsx';
export { matchTopic, type Reply, replyTo, type Topic, topics } from './domain/ChatWidget/matchTopic.ts';
export type { ChatTurn, ConversationOptions } from './domain/ChatWidget/useConversation.ts';
export {
  DestinationPicker,
  type DestinationPickerProps,
} from './domain/DestinationPicker/DestinationPicker.tsx';
export { DocumentList, type DocumentListProps } from './domain/DocumentList/DocumentList.tsx';
export { DocumentListSkeleton } from './domain/DocumentList/DocumentListSkeleton.tsx';
export { DocumentRow, type DocumentRowProps } from './domain/DocumentList/DocumentRow.tsx';
export {
  DocumentUpload,
  type DocumentUploadProps,
  type DocumentUploadRequest,
} from './domain/DocumentUpload/DocumentUpload.tsx';
export { Landing, type LandingProps } from './domain/Landing/Landing.tsx';
export { LoadFailure, type LoadFailureProps } from './domain/LoadFailure/LoadFailure.tsx';
export { LoginForm, type LoginFormProps } from './domain/LoginForm/LoginForm.tsx';
export { Logo } from './domain/Logo/Logo.tsx';
export { NextStepPanel, type NextStepPanelProps } from './domain/NextStepPanel/NextStepPanel.tsx';
export { NextStepSkeleton } from './domain/NextStepPanel/NextStepSkeleton.tsx';
export { Page, type PageProps } from './domain/Page/Page.tsx';
export { PasswordDialog, type PasswordDialogProps } from './domain/PasswordDialog/PasswordDialog.tsx';
export { PasswordSteps, type PasswordStepsProps } from './domain/PasswordDialog/PasswordSteps.tsx';
export { PhotoPicker, type PhotoPickerProps } from './domain/PhotoPicker/PhotoPicker.tsx';
export type { PhotoChange } from './domain/PhotoPicker/photoChange.ts';
export { ProfileForm, type ProfileFormProps } from './domain/ProfileForm/ProfileForm.tsx';
export type { ProfileChanges, ProfileValues } from './domain/ProfileForm/profileValues.ts';
export { ProgressPanel, type ProgressPanelProps } from './domain/ProgressPanel/ProgressPanel.tsx';
export type { AnswersState, QuestionCardProps } from './domain/QuestionCard/props.ts';
export { QuestionCard } from './domain/QuestionCard/QuestionCard.tsx';
export {
  type QuestionDraft,
  QuestionForm,
  type QuestionFormProps,
} from './domain/QuestionForm/QuestionForm.tsx';
export { NoQuestions, type NoQuestionsProps } from './domain/QuestionList/NoQuestions.tsx';
export { QuestionList, type QuestionListProps } from './domain/QuestionList/QuestionList.tsx';
export { QuestionListSkeleton } from './domain/QuestionList/QuestionListSkeleton.tsx';
export { QuestionNotFound, type QuestionNotFoundProps } from './domain/QuestionView/QuestionNotFound.tsx';
export { QuestionSkeleton } from './domain/QuestionView/QuestionSkeleton.tsx';
export { BackLink, QuestionView, type QuestionViewProps } from './domain/QuestionView/QuestionView.tsx';
export { QuickAccess, type QuickAccessProps, type QuickPlace } from './domain/QuickAccess/QuickAccess.tsx';
export { RegistrationForm, type RegistrationFormProps } from './domain/RegistrationForm/RegistrationForm.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from './domain/ResetPasswordForm/ResetPasswordForm.tsx';
export { RouteLine, type RouteLineProps } from './domain/RouteLine/RouteLine.tsx';
export { RuledSection, type RuledSectionProps } from './domain/RuledSection/RuledSection.tsx';
export { BankLinks, type BankLinksProps } from './domain/Services/BankLinks.tsx';
export { EmergencyNumbers, type EmergencyNumbersProps } from './domain/Services/EmergencyNumbers.tsx';
export { ServiceAccordion, type ServiceAccordionProps } from './domain/Services/ServiceAccordion.tsx';
export {
  SettlementCompleteCard,
  type SettlementCompleteCardProps,
} from './domain/SettlementCompleteCard/SettlementCompleteCard.tsx';
export { Skyline } from './domain/Skyline/Skyline.tsx';
export { Stamp, type StampProps } from './domain/Stamp/Stamp.tsx';
export { StepCard, type StepCardProps } from './domain/StepCard/StepCard.tsx';
export { StepList, type StepListProps } from './domain/StepList/StepList.tsx';
export { StepListSkeleton } from './domain/StepList/StepListSkeleton.tsx';
export { ThemeChoice, type ThemeChoiceProps, type ThemeSetting } from './domain/ThemeChoice/ThemeChoice.tsx';
export { TryAgain, type TryAgainProps } from './domain/TryAgain/TryAgain.tsx';
export { VoteControl, type VoteControlProps } from './domain/VoteControl/VoteControl.tsx';
export type { CallbackFailure } from './internal/failure.ts';
export type { Formats, PluralForms } from './internal/formats.ts';
export { createFormats } from './internal/formats.ts';
export type { Tone } from './internal/tone.ts';
export {
  type LinkComponent,
  UiProvider,
  type UiProviderProps,
  useCountryNames,
  useFormats,
} from './internal/UiProvider.tsx';
export { useLoaded } from './internal/useLoaded.ts';
export type { UploadRequest } from './internal/useUpload.ts';
export { en } from './messages/en.ts';
export { type ConversationTexts, enConversation } from './messages/enConversation.ts';
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
export type { FieldLook } from './primitives/Field/Field.tsx';
export { FileField, type FileFieldProps } from './primitives/FileField/FileField.tsx';
export {
  type FieldError,
  FormErrorSummary,
  type FormErrorSummaryProps,
} from './primitives/FormErrorSummary/FormErrorSummary.tsx';
export { useFormErrors } from './primitives/FormErrorSummary/useFormErrors.ts';
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
