// A file of its own, so that the form is fetched when somebody is about to ask.
export { QuestionForm } from '@settlement-help/ui/domain';
