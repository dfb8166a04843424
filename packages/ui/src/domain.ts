export type { Country, Credentials, LiveSession, NewUser, User } from '@settlement-help/contract';
export type { CancellableRequest } from './async/useCancellable.ts';
export type { BackgroundUploadRequest, UploadRequest } from './async/useUploads.ts';
export * from './domain/account/AnswerEmails/AnswerEmails.tsx';
export * from './domain/account/ChangeEmailDialog/ChangeEmailDialog.tsx';
export type { EmailChange } from './domain/account/ChangeEmailDialog/ChangeEmailForm.tsx';
export * from './domain/account/DataExport/DataExport.tsx';
export * from './domain/account/DeleteAccount/DeleteAccount.tsx';
export * from './domain/account/DestinationPicker/DestinationPicker.tsx';
export * from './domain/account/EmailLinkPage/EmailLinkPage.tsx';
export * from './domain/account/EmailState/EmailState.tsx';
export * from './domain/account/Landing/ExampleSteps.tsx';
export * from './domain/account/Landing/Landing.tsx';
export * from './domain/account/LoginForm/LoginForm.tsx';
export * from './domain/account/PasswordDialog/PasswordDialog.tsx';
export { PasswordSteps, type PasswordStepsProps } from './domain/account/PasswordDialog/PasswordSteps.tsx';
export * from './domain/account/PhotoPicker/PhotoPicker.tsx';
export * from './domain/account/ProfileForm/LetterboxScene.tsx';
export * from './domain/account/ProfileForm/ProfileForm.tsx';
export type { ProfileChanges, ProfileValues } from './domain/account/ProfileForm/profileValues.ts';
export { useProfileDifferences } from './domain/account/ProfileForm/useProfileDifferences.tsx';
export * from './domain/account/RegistrationClosed/RegistrationClosed.tsx';
export * from './domain/account/RegistrationForm/RegistrationForm.tsx';
export * from './domain/account/ResetPasswordForm/ResetPasswordForm.tsx';
export * from './domain/account/SecondFactor/SecondFactor.tsx';
export * from './domain/account/SecondFactor/SecondFactorNeeded.tsx';
export type { TurnOffValues } from './domain/account/SecondFactor/TurnOffForm.tsx';
export * from './domain/account/SessionsSection/SessionsSection.tsx';
export * from './domain/account/SettingsList/SettingsList.tsx';
export * from './domain/account/Skyline/Skyline.tsx';
export * from './domain/account/ThemeChoice/ThemeChoice.tsx';
export * from './domain/account/VerificationNote/VerificationNote.tsx';
export * from './domain/assistant/ChatWidget/AssistantButton.tsx';
export * from './domain/assistant/ChatWidget/ChatPanel.tsx';
export * from './domain/assistant/ChatWidget/ChatWidget.tsx';
export * from './domain/assistant/ChatWidget/matchTopic.ts';
export type { ChatTurn, ConversationOptions } from './domain/assistant/ChatWidget/useConversation.ts';
export * from './domain/checklist/AfterSettling/AfterSettling.tsx';
export * from './domain/checklist/Celebration/Celebration.tsx';
export * from './domain/checklist/ChangedDates/ChangedDates.tsx';
export { Deadline, type DeadlineProps } from './domain/checklist/Deadline/Deadline.tsx';
export * from './domain/checklist/DueList/DueList.tsx';
export * from './domain/checklist/LeftOutList/LeftOutList.tsx';
export * from './domain/checklist/languagePropsOf.ts';
export * from './domain/checklist/NextAppointment/NextAppointment.tsx';
export * from './domain/checklist/NextStepPanel/NextStepPanel.tsx';
export * from './domain/checklist/NextStepPanel/NextStepSkeleton.tsx';
export * from './domain/checklist/OwnStep/OwnStep.tsx';
export * from './domain/checklist/openSteps.ts';
export * from './domain/checklist/PlanList/PlanList.tsx';
export * from './domain/checklist/PlanOverview/PlanOverview.tsx';
export * from './domain/checklist/ProgressPanel/PlanFigures.tsx';
export * from './domain/checklist/ProgressPanel/ProgressPanel.tsx';
export * from './domain/checklist/ProgressPanel/ProgressPanelSkeleton.tsx';
export * from './domain/checklist/QuickAccess/QuickAccess.tsx';
export * from './domain/checklist/SettlementCompleteCard/SettlementCompleteCard.tsx';
export * from './domain/checklist/SituationResult/SituationResult.tsx';
export { Stamp, type StampProps } from './domain/checklist/Stamp/Stamp.tsx';
export {
  StepCard,
  type StepCardProps,
  type StepUploadRequest,
} from './domain/checklist/StepCard/StepCard.tsx';
export * from './domain/checklist/StepDocuments/StepDocuments.tsx';
export * from './domain/checklist/StepList/StepList.tsx';
export * from './domain/checklist/StepList/StepListSkeleton.tsx';
export * from './domain/checklist/VisitorPlanPage/VisitorPlanPage.tsx';
export * from './domain/counter/CounterPass/CounterPass.tsx';
export * from './domain/counter/CounterQuestionCard/CounterQuestionCard.tsx';
export * from './domain/counter/DocumentThumb/DocumentThumb.tsx';
export * from './domain/counter/HowDidItGo/HowDidItGo.tsx';
export * from './domain/counter/PhraseCard/PhraseCard.tsx';
export * from './domain/counter/ShowToOfficial/ShowToOfficial.tsx';
export * from './domain/documents/AppointmentPdf/AppointmentPdf.tsx';
export * from './domain/documents/BringList/BringList.tsx';
export * from './domain/documents/DocumentBin/DocumentBin.tsx';
export * from './domain/documents/DocumentDetails/DocumentDetails.tsx';
export * from './domain/documents/DocumentFilter/DocumentFilter.tsx';
export * from './domain/documents/DocumentFilter/filterDocuments.ts';
export { DocumentContext, useKindName } from './domain/documents/DocumentLink/DocumentContext.ts';
export * from './domain/documents/DocumentLink/DocumentLink.tsx';
export * from './domain/documents/DocumentList/DocumentList.tsx';
export * from './domain/documents/DocumentList/DocumentListSkeleton.tsx';
export * from './domain/documents/DocumentList/DocumentRow.tsx';
export * from './domain/documents/DocumentPreview/DocumentPreview.tsx';
export type { OpenPdf } from './domain/documents/DocumentPreview/PdfPages.tsx';
export * from './domain/documents/DocumentUpload/DocumentUpload.tsx';
export * from './domain/documents/KeepOnDevice/KeepOnDevice.tsx';
export * from './domain/documents/PhotoCollector/PhotoCollector.tsx';
export * from './domain/documents/StorageMeter/StorageMeter.tsx';
export * from './domain/forum/AnswerForm/AnswerForm.tsx';
export {
  AnswerItem,
  type AnswerItemProps,
  answerAnchor,
  answerOfAnchor,
} from './domain/forum/AnswerItem/AnswerItem.tsx';
export * from './domain/forum/Byline/Byline.tsx';
export * from './domain/forum/CategoryFilter/CategoryFilter.tsx';
export * from './domain/forum/CounsellingNote/CounsellingNote.tsx';
export * from './domain/forum/FollowButton/FollowButton.tsx';
export type { ForumNaming } from './domain/forum/ForumNameField/useForumName.ts';
export type { PostChanges } from './domain/forum/PostActions/EditDialog.tsx';
export * from './domain/forum/PostActions/Post.ts';
export * from './domain/forum/PostActions/PostActions.tsx';
export * from './domain/forum/PostActions/PostDialog.tsx';
export * from './domain/forum/PostActions/usePostActions.ts';
export { usePostDifferences } from './domain/forum/PostActions/usePostDifferences.ts';
export * from './domain/forum/PostTranslation/PostTranslation.tsx';
export * from './domain/forum/QuestionCard/props.ts';
export * from './domain/forum/QuestionCard/QuestionCard.tsx';
export * from './domain/forum/QuestionFilter/QuestionFilter.tsx';
export type { QuestionDraft } from './domain/forum/QuestionForm/QuestionForm.tsx';
export { QuestionForm, type QuestionFormProps } from './domain/forum/QuestionForm/QuestionForm.tsx';
export * from './domain/forum/QuestionList/NoQuestions.tsx';
export * from './domain/forum/QuestionList/QuestionList.tsx';
export * from './domain/forum/QuestionList/QuestionListSkeleton.tsx';
export * from './domain/forum/QuestionSearch/NoQuestionsFound.tsx';
export * from './domain/forum/QuestionSearch/QuestionSearch.tsx';
export * from './domain/forum/QuestionView/QuestionNotFound.tsx';
export * from './domain/forum/QuestionView/QuestionView.tsx';
export * from './domain/forum/SimilarQuestions/SimilarQuestions.tsx';
export * from './domain/forum/VoteControl/VoteControl.tsx';
export {
  type ProductMessages,
  useCountryNames,
  useHistoryMessages,
  usePeopleMessages,
  useQueueMessages,
} from './domain/hooks/useMessages.ts';
export * from './domain/moderation/BlockedSection/BlockedSection.tsx';
export type { CaseActions } from './domain/moderation/ModerationQueue/CaseItem.tsx';
export * from './domain/moderation/ModerationQueue/CaseTexts.tsx';
export * from './domain/moderation/ModerationQueue/DecisionList.tsx';
export * from './domain/moderation/ModerationQueue/ModerationQueue.tsx';
export * from './domain/moderation/NoticesSection/NoticesSection.tsx';
export * from './domain/moderation/NoticesSection/SuspensionNotice.tsx';
export * from './domain/moderation/PeopleSearch/PeopleSearch.tsx';
export * from './domain/moderation/PersonView/DeletedAccount.tsx';
export * from './domain/moderation/PersonView/PersonView.tsx';
export * from './domain/moderation/PostHistory/PostHistory.tsx';
export * from './domain/moderation/TransparencyPage/TransparencyPage.tsx';
export * from './domain/plan/DatesSection/DatesSection.tsx';
export * from './domain/plan/FactReportForm/FactReportForm.tsx';
export * from './domain/plan/Letter/Letter.tsx';
export { hasBlanks, type LetterValues } from './domain/plan/Letter/letterText.ts';
export * from './domain/plan/LetterForm/LetterForm.tsx';
export * from './domain/plan/LetterList/LetterList.tsx';
export * from './domain/plan/LetterPage/LetterPage.tsx';
export * from './domain/plan/OfficeFinder/OfficeFinder.tsx';
export * from './domain/plan/OriginalLetters/OriginalLetters.tsx';
export * from './domain/plan/SituationOffer/SituationOffer.tsx';
export * from './domain/plan/SituationQuestion/SituationQuestion.tsx';
export type { SituationAnswer, SituationField } from './domain/plan/SituationQuestion/useOptions.ts';
export * from './domain/plan/SituationStart/SituationStart.tsx';
export * from './domain/plan/SituationSummary/SituationSummary.tsx';
export { useSituationDifferences } from './domain/plan/SituationSummary/useSituationDifferences.tsx';
export * from './domain/plan/StepGuideView/StepGuideView.tsx';
export * from './domain/plan/StepHelp/StepHelp.tsx';
export * from './domain/plan/StepQuestions/StepQuestions.tsx';
export type {
  CommunityResults,
  SearchAction,
  SearchDetail,
  SearchGroup,
  SearchResult,
  SearchResultKind,
} from './domain/search/SearchDialog/results.ts';
export * from './domain/search/SearchDialog/SearchDialog.tsx';
export * from './domain/services/BankLinks/BankLinks.tsx';
export * from './domain/services/EmergencyNumbers/EmergencyNumbers.tsx';
export * from './domain/services/ServiceAccordion/CounterScene.tsx';
export * from './domain/services/ServiceAccordion/ServiceAccordion.tsx';
export * from './domain/shell/AboutPage/AboutPage.tsx';
export * from './domain/shell/AppHeader/AppHeader.tsx';
export type { SearchButtonProps } from './domain/shell/AppHeader/SearchButton.tsx';
export * from './domain/shell/AppNotice/AppNotice.tsx';
export * from './domain/shell/AppShell/AppShell.tsx';
export * from './domain/shell/AppShell/ShellSkeleton.tsx';
export * from './domain/shell/AppShell/VisitorHeader.tsx';
export * from './domain/shell/AppShell/VisitorShell.tsx';
export * from './domain/shell/BackToTop/BackToTop.tsx';
export * from './domain/shell/ConflictDialog/ConflictDialog.tsx';
export * from './domain/shell/LanguagePicker/LanguagePicker.tsx';
export { languageNames } from './domain/shell/LanguagePicker/languageNames.ts';
export * from './domain/shell/LoadFailure/LoadFailure.tsx';
export * from './domain/shell/Logo/Logo.tsx';
export * from './domain/shell/Navigation/Navigation.tsx';
export { type NavSection, type NavSectionHrefs, navSections } from './domain/shell/Navigation/navSections.ts';
export * from './domain/shell/Scene/SignpostScene.tsx';
export * from './domain/shell/Scene/WithSignpost.tsx';
export * from './domain/shell/SiteNotice/SiteNotice.tsx';
export * from './domain/shell/TranslationNote/TranslationNote.tsx';
export type { ThemeSetting } from './theme/themeSettings.ts';
