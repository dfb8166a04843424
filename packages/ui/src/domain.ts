export type { Country, Credentials, LiveSession, NewUser, User } from '@settlement-help/contract';
export { applicableSteps as applying, sortOpenSteps as inTurn } from '@settlement-help/contract';
export type { BackgroundUploadRequest, UploadRequest } from './async/useUploads.ts';
export { DataExport, type DataExportProps } from './domain/account/DataExport/DataExport.tsx';
export { DeleteAccount, type DeleteAccountProps } from './domain/account/DeleteAccount/DeleteAccount.tsx';
export {
  DestinationPicker,
  type DestinationPickerProps,
} from './domain/account/DestinationPicker/DestinationPicker.tsx';
export { Landing, type LandingProps } from './domain/account/Landing/Landing.tsx';
export { LoginForm, type LoginFormProps } from './domain/account/LoginForm/LoginForm.tsx';
export { PasswordDialog, type PasswordDialogProps } from './domain/account/PasswordDialog/PasswordDialog.tsx';
export { PasswordSteps, type PasswordStepsProps } from './domain/account/PasswordDialog/PasswordSteps.tsx';
export type { PhotoChange } from './domain/account/PhotoPicker/PhotoPicker.tsx';
export { PhotoPicker, type PhotoPickerProps } from './domain/account/PhotoPicker/PhotoPicker.tsx';
export { LetterboxScene } from './domain/account/ProfileForm/LetterboxScene.tsx';
export { ProfileForm, type ProfileFormProps } from './domain/account/ProfileForm/ProfileForm.tsx';
export type { ProfileChanges, ProfileValues } from './domain/account/ProfileForm/profileValues.ts';
export {
  RegistrationForm,
  type RegistrationFormProps,
} from './domain/account/RegistrationForm/RegistrationForm.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from './domain/account/ResetPasswordForm/ResetPasswordForm.tsx';
export {
  SessionsSection,
  type SessionsSectionProps,
} from './domain/account/SessionsSection/SessionsSection.tsx';
export { Skyline } from './domain/account/Skyline/Skyline.tsx';
export {
  ThemeChoice,
  type ThemeChoiceProps,
  type ThemeSetting,
} from './domain/account/ThemeChoice/ThemeChoice.tsx';
export {
  AssistantButton,
  type AssistantButtonProps,
} from './domain/assistant/ChatWidget/AssistantButton.tsx';
export { ChatPanel, type ChatPanelProps } from './domain/assistant/ChatWidget/ChatPanel.tsx';
export { ChatWidget, type ChatWidgetProps } from './domain/assistant/ChatWidget/ChatWidget.tsx';
export {
  matchTopic,
  type Reply,
  replyTo,
  type Topic,
  topics,
} from './domain/assistant/ChatWidget/matchTopic.ts';
export type { ChatTurn, ConversationOptions } from './domain/assistant/ChatWidget/useConversation.ts';
export { AfterSettling, type AfterSettlingProps } from './domain/checklist/AfterSettling/AfterSettling.tsx';
export { Celebration, type CelebrationProps } from './domain/checklist/Celebration/Celebration.tsx';
export { Deadline, type DeadlineProps } from './domain/checklist/Deadline/Deadline.tsx';
export { DueList, type DueListProps } from './domain/checklist/DueList/DueList.tsx';
export { LeftOutList, type LeftOutListProps } from './domain/checklist/LeftOutList/LeftOutList.tsx';
export { NextStepPanel, type NextStepPanelProps } from './domain/checklist/NextStepPanel/NextStepPanel.tsx';
export { NextStepSkeleton } from './domain/checklist/NextStepPanel/NextStepSkeleton.tsx';
export { PlanList, type PlanListProps } from './domain/checklist/PlanList/PlanList.tsx';
export { ProgressPanel, type ProgressPanelProps } from './domain/checklist/ProgressPanel/ProgressPanel.tsx';
export { ProgressPanelSkeleton } from './domain/checklist/ProgressPanel/ProgressPanelSkeleton.tsx';
export {
  QuickAccess,
  type QuickAccessProps,
  type QuickSection,
} from './domain/checklist/QuickAccess/QuickAccess.tsx';
export {
  SettlementCompleteCard,
  type SettlementCompleteCardProps,
} from './domain/checklist/SettlementCompleteCard/SettlementCompleteCard.tsx';
export { Stamp, type StampProps } from './domain/checklist/Stamp/Stamp.tsx';
export { StepCard, type StepCardProps } from './domain/checklist/StepCard/StepCard.tsx';
export { StepList, type StepListProps } from './domain/checklist/StepList/StepList.tsx';
export { StepListSkeleton } from './domain/checklist/StepList/StepListSkeleton.tsx';
export { StepPapers, type StepPapersProps } from './domain/checklist/StepPapers/StepPapers.tsx';
export { DocumentList, type DocumentListProps } from './domain/documents/DocumentList/DocumentList.tsx';
export { DocumentListSkeleton } from './domain/documents/DocumentList/DocumentListSkeleton.tsx';
export { DocumentRow, type DocumentRowProps } from './domain/documents/DocumentList/DocumentRow.tsx';
export {
  DocumentUpload,
  type DocumentUploadProps,
  type DocumentUploadRequest,
} from './domain/documents/DocumentUpload/DocumentUpload.tsx';
export { AnswerForm, type AnswerFormProps } from './domain/forum/AnswerForm/AnswerForm.tsx';
export { AnswerItem, type AnswerItemProps } from './domain/forum/AnswerItem/AnswerItem.tsx';
export { Byline, type BylineProps } from './domain/forum/Byline/Byline.tsx';
export { CategoryFilter, type CategoryFilterProps } from './domain/forum/CategoryFilter/CategoryFilter.tsx';
export type { PostChanges } from './domain/forum/PostActions/EditDialog.tsx';
export { type Post, postOfAnswer, postOfQuestion } from './domain/forum/PostActions/Post.ts';
export {
  type PostAction,
  PostActions,
  type PostActionsProps,
  PostActionsSkeleton,
} from './domain/forum/PostActions/PostActions.tsx';
export {
  PostDialog,
  type PostDialogProps,
  type PostTask,
} from './domain/forum/PostActions/PostDialog.tsx';
export { usePostActions } from './domain/forum/PostActions/usePostActions.ts';
export type { AnswersState, QuestionCardProps } from './domain/forum/QuestionCard/props.ts';
export { QuestionCard } from './domain/forum/QuestionCard/QuestionCard.tsx';
export type { QuestionDraft } from './domain/forum/QuestionForm/QuestionForm.tsx';
export { QuestionForm, type QuestionFormProps } from './domain/forum/QuestionForm/QuestionForm.tsx';
export { NoQuestions, type NoQuestionsProps } from './domain/forum/QuestionList/NoQuestions.tsx';
export { QuestionList, type QuestionListProps } from './domain/forum/QuestionList/QuestionList.tsx';
export { QuestionListSkeleton } from './domain/forum/QuestionList/QuestionListSkeleton.tsx';
export {
  QuestionNotFound,
  type QuestionNotFoundProps,
} from './domain/forum/QuestionView/QuestionNotFound.tsx';
export {
  BackToForum,
  QuestionSkeleton,
  QuestionView,
  type QuestionViewProps,
} from './domain/forum/QuestionView/QuestionView.tsx';
export { VoteControl, type VoteControlProps } from './domain/forum/VoteControl/VoteControl.tsx';
export {
  type ProductMessages,
  useCountryNames,
  useQueueMessages,
} from './domain/messages/useMessages.ts';
export {
  BlockedSection,
  type BlockedSectionProps,
} from './domain/moderation/BlockedSection/BlockedSection.tsx';
export type { CaseActions } from './domain/moderation/ModerationQueue/CaseItem.tsx';
export {
  DecisionDialog,
  type DecisionDialogProps,
} from './domain/moderation/ModerationQueue/DecisionDialog.tsx';
export { DecisionList } from './domain/moderation/ModerationQueue/DecisionList.tsx';
export {
  ModerationQueue,
  type ModerationQueueProps,
} from './domain/moderation/ModerationQueue/ModerationQueue.tsx';
export {
  NoticesSection,
  type NoticesSectionProps,
} from './domain/moderation/NoticesSection/NoticesSection.tsx';
export {
  SuspensionNotice,
  type SuspensionNoticeProps,
} from './domain/moderation/NoticesSection/SuspensionNotice.tsx';
export { DatesSection, type DatesSectionProps } from './domain/plan/DatesSection/DatesSection.tsx';
export { FactReportForm, type FactReportFormProps } from './domain/plan/FactReportForm/FactReportForm.tsx';
export { Letter, type LetterProps } from './domain/plan/Letter/Letter.tsx';
export type { LetterValues } from './domain/plan/Letter/letterText.ts';
export { LetterForm, type LetterFormProps } from './domain/plan/LetterForm/LetterForm.tsx';
export { LetterList, type LetterListProps } from './domain/plan/LetterList/LetterList.tsx';
export { LetterPage, type LetterPageProps } from './domain/plan/LetterPage/LetterPage.tsx';
export { OfficeFinder, type OfficeFinderProps } from './domain/plan/OfficeFinder/OfficeFinder.tsx';
export { SituationOffer, type SituationOfferProps } from './domain/plan/SituationOffer/SituationOffer.tsx';
export {
  SituationQuestion,
  type SituationQuestionProps,
} from './domain/plan/SituationQuestion/SituationQuestion.tsx';
export type { SituationAnswer, SituationField } from './domain/plan/SituationQuestion/useOptions.ts';
export { SituationStart, type SituationStartProps } from './domain/plan/SituationStart/SituationStart.tsx';
export {
  SituationSummary,
  type SituationSummaryProps,
} from './domain/plan/SituationSummary/SituationSummary.tsx';
export { StepGuideView, type StepGuideViewProps } from './domain/plan/StepGuideView/StepGuideView.tsx';
export { StepHelp, type StepHelpProps } from './domain/plan/StepHelp/StepHelp.tsx';
export { BankLinks, type BankLinksProps } from './domain/services/BankLinks/BankLinks.tsx';
export {
  EmergencyNumbers,
  type EmergencyNumbersProps,
} from './domain/services/EmergencyNumbers/EmergencyNumbers.tsx';
export { CounterScene } from './domain/services/ServiceAccordion/CounterScene.tsx';
export {
  ServiceAccordion,
  type ServiceAccordionProps,
} from './domain/services/ServiceAccordion/ServiceAccordion.tsx';
export {
  AppHeader,
  type AppHeaderProps,
  displayName,
  type HeaderUser,
} from './domain/shell/AppHeader/AppHeader.tsx';
export { AppNotice, type AppNoticeProps } from './domain/shell/AppNotice/AppNotice.tsx';
export { AppShell, type AppShellProps, Footer, Sidebar } from './domain/shell/AppShell/AppShell.tsx';
export { ShellSkeleton } from './domain/shell/AppShell/ShellSkeleton.tsx';
export { VisitorHeader, type VisitorHeaderProps } from './domain/shell/AppShell/VisitorHeader.tsx';
export { VisitorShell, type VisitorShellProps } from './domain/shell/AppShell/VisitorShell.tsx';
export { BackToTop, type BackToTopProps } from './domain/shell/BackToTop/BackToTop.tsx';
export {
  LanguagePicker,
  type LanguagePickerProps,
  languageNames,
} from './domain/shell/LanguagePicker/LanguagePicker.tsx';
export { LoadFailure, type LoadFailureProps } from './domain/shell/LoadFailure/LoadFailure.tsx';
export { Logo } from './domain/shell/Logo/Logo.tsx';
export { BottomBar, Navigation, type NavigationProps } from './domain/shell/Navigation/Navigation.tsx';
export { type NavSection, type NavSectionHrefs, navSections } from './domain/shell/Navigation/navSections.ts';
export { SignpostScene } from './domain/shell/Scene/SignpostScene.tsx';
export { WithSignpost, type WithSignpostProps } from './domain/shell/Scene/WithSignpost.tsx';
export {
  TranslationNote,
  type TranslationNoteProps,
} from './domain/shell/TranslationNote/TranslationNote.tsx';
