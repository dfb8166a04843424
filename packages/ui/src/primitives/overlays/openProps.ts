/** Lets the app open and close a surface that otherwise does so by itself. */
export interface OpenProps {
  /** Whether it is open, where the app decides; without it the surface does. */
  open?: boolean | undefined;
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Leaves out what is not given: Radix takes even an undefined `open` for a state that the app controls. */
export const openProps = ({ open, onOpenChange }: OpenProps) => ({
  ...(open !== undefined && { open }),
  ...(onOpenChange && { onOpenChange }),
});
