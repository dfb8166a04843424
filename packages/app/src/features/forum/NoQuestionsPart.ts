// A file of its own, so that its scene is fetched where there are no questions.
export { NoQuestions } from '@settlement-help/ui/domain';
