/** How a surface that opens and closes can be steered from outside. */
export interface OpenProps {
  /** Whether it is open, where the app decides; without it the surface does. */
  open?: boolean | undefined;
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What of it Radix takes: with `open` present, even undefined, it would leave the state to the app. */
export const openProps = ({ open, onOpenChange }: OpenProps) => ({
  ...(open !== undefined && { open }),
  ...(onOpenChange && { onOpenChange }),
});
