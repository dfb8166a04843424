/** What a control of text takes besides the native `onChange`, which gets the event. */
export interface ValueProps {
  /** Called with the value that the person typed or chose. */
  onValueChange?: ((value: string) => void) | undefined;
}
