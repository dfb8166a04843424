export type { CallbackFailure } from './async/callbackFailure.tsx';
export type { Upload } from './async/useUploads.ts';
export {
  createUseMessages,
  type LinkComponent,
  type UiMessages,
  UiProvider,
  type UiProviderProps,
  useFormats,
} from './i18n/UiProvider.tsx';
export * from './messages.ts';
export * from './patterns/FormActions/FormActions.tsx';
export * from './patterns/FormErrors/FormErrors.tsx';
export * from './patterns/LinkList/LinkList.tsx';
export * from './patterns/ListRow/ListRow.tsx';
export * from './patterns/Page/Page.tsx';
export * from './patterns/Page/PageSkeleton.tsx';
export * from './patterns/QuestionPage/QuestionPage.tsx';
export * from './patterns/RuledSection/RuledSection.tsx';
export * from './patterns/SummaryList/SummaryList.tsx';
export * from './patterns/UploadRow/UploadRow.tsx';
export * from './primitives/actions/BackLink/BackLink.tsx';
export * from './primitives/actions/Breadcrumbs/Breadcrumbs.tsx';
export * from './primitives/actions/Button/Button.tsx';
export * from './primitives/actions/IconButton/IconButton.tsx';
export * from './primitives/actions/Link/Link.tsx';
export * from './primitives/actions/LoadMore/LoadMore.tsx';
export * from './primitives/actions/SkipLink/SkipLink.tsx';
export * from './primitives/content/Accordion/Accordion.tsx';
export * from './primitives/content/Avatar/Avatar.tsx';
export * from './primitives/content/Badge/Badge.tsx';
export * from './primitives/content/Card/Card.tsx';
export * from './primitives/content/DataList/DataList.tsx';
export * from './primitives/content/Heading/Heading.tsx';
export * from './primitives/content/Icon/Icon.tsx';
export * from './primitives/content/MarkedText/MarkedText.tsx';
export * from './primitives/content/Stack/Stack.tsx';
export * from './primitives/content/Table/Table.tsx';
export * from './primitives/content/Tabs/Tabs.tsx';
export * from './primitives/content/Tag/Tag.tsx';
export * from './primitives/content/Text/Text.tsx';
export * from './primitives/content/VisuallyHidden/VisuallyHidden.tsx';
export * from './primitives/feedback/Callout/Callout.tsx';
export * from './primitives/feedback/EmptyState/EmptyState.tsx';
export * from './primitives/feedback/InlineMessage/InlineMessage.tsx';
export * from './primitives/feedback/Meter/Meter.tsx';
export * from './primitives/feedback/NotificationBanner/NotificationBanner.tsx';
export * from './primitives/feedback/Progress/Progress.tsx';
export * from './primitives/feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/feedback/Spinner/Spinner.tsx';
export * from './primitives/feedback/Stepper/Stepper.tsx';
export * from './primitives/feedback/useAnnounce.tsx';
export * from './primitives/forms/Checkbox/Checkbox.tsx';
export * from './primitives/forms/DateField/DateField.tsx';
export { isDay } from './primitives/forms/DateField/dateParts.ts';
export type { ChoiceLook } from './primitives/forms/Field/ChoiceField.tsx';
export * from './primitives/forms/Field/Field.tsx';
export * from './primitives/forms/FileField/FileField.tsx';
export * from './primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
export * from './primitives/forms/FormErrorSummary/useFormErrors.ts';
export * from './primitives/forms/PasswordField/PasswordField.tsx';
export * from './primitives/forms/RadioGroup/RadioGroup.tsx';
export * from './primitives/forms/SearchField/SearchField.tsx';
export * from './primitives/forms/SegmentedControl/SegmentedControl.tsx';
export * from './primitives/forms/Select/Select.tsx';
export * from './primitives/forms/Switch/Switch.tsx';
export * from './primitives/forms/TextArea/TextArea.tsx';
export * from './primitives/forms/TextField/TextField.tsx';
export * from './primitives/overlays/AlertDialog/AlertDialog.tsx';
export * from './primitives/overlays/Dialog/Dialog.tsx';
export * from './primitives/overlays/Drawer/Drawer.tsx';
export * from './primitives/overlays/DropdownMenu/DropdownMenu.tsx';
export * from './primitives/overlays/DropdownMenu/MenuItem.tsx';
export * from './primitives/overlays/Popover/Popover.tsx';
export * from './primitives/overlays/Toast/Toast.tsx';
export * from './primitives/overlays/Tooltip/Tooltip.tsx';
export type { Tone } from './styles/tone.ts';
export type { ThemeName } from './theme/tokens.ts';
