// A file of its own, so that nothing waits for the drawing.
export { CounterScene } from '@settlement-help/ui/domain';
