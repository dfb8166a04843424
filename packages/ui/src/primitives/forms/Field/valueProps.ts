/** Props of text controls, in addition to the native `onChange`. */
export interface ValueProps {
  onValueChange?: ((value: string) => void) | undefined;
}
