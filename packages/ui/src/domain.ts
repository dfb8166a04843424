export { AnswerForm, type AnswerFormProps } from './domain/AnswerForm/AnswerForm.tsx';
export { AnswerItem, type AnswerItemProps } from './domain/AnswerItem/AnswerItem.tsx';
export {
  AppHeader,
  type AppHeaderProps,
  displayName,
  type HeaderUser,
} from './domain/AppShell/AppHeader.tsx';
export { AppShell, type AppShellProps, Footer } from './domain/AppShell/AppShell.tsx';
export { BottomBar, Navigation, type NavigationProps } from './domain/AppShell/Navigation.tsx';
export { type Place, type PlaceHrefs, places } from './domain/AppShell/places.ts';
export { ShellSkeleton } from './domain/AppShell/ShellSkeleton.tsx';
export { Sidebar } from './domain/AppShell/Sidebar.tsx';
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
export { DeleteAccount, type DeleteAccountProps } from './domain/DeleteAccount/DeleteAccount.tsx';
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
export { ProgressPanelSkeleton } from './domain/ProgressPanel/ProgressPanelSkeleton.tsx';
export type { AnswersState, QuestionCardProps } from './domain/QuestionCard/props.ts';
export { QuestionCard } from './domain/QuestionCard/QuestionCard.tsx';
export { QuestionForm, type QuestionFormProps } from './domain/QuestionForm/QuestionForm.tsx';
export type { QuestionDraft } from './domain/QuestionForm/useQuestionForm.ts';
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
export { SessionsSection, type SessionsSectionProps } from './domain/SessionsSection/SessionsSection.tsx';
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
export { useCountryNames } from './internal/UiProvider.tsx';
export type { LastingUploadRequest, UploadRequest } from './internal/useUpload.ts';
export { en } from './messages/en.ts';
export { enAccess } from './messages/enAccess.ts';
export { type ConversationTexts, enConversation } from './messages/enConversation.ts';
export { enDocuments } from './messages/enDocuments.ts';
export { enForum } from './messages/enForum.ts';
export { enProfile } from './messages/enProfile.ts';
export { enServices } from './messages/enServices.ts';
export { enSignedIn } from './messages/enSignedIn.ts';
export { enVisitor } from './messages/enVisitor.ts';
