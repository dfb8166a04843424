/** Props of text controls, in addition to the native `onChange`. */
export interface ValueProps {
  /** Called with the value that the person typed or chose. */
  onValueChange?: ((value: string) => void) | undefined;
}
