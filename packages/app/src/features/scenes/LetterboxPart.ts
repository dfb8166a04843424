// A file of its own, so that nothing waits for the drawing.
export { LetterboxScene } from '@settlement-help/ui/domain';
