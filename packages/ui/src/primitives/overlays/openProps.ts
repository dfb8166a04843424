import type { ComponentProps } from 'react';

/** Lets the app open and close a surface that otherwise does so by itself. */
export interface OpenProps {
  /** Controlled state. Without it the overlay is uncontrolled. */
  open?: boolean | undefined;
  /** Initial state if uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Props of every overlay: open state, and attributes of its sheet. */
export interface OverlayProps extends OpenProps, Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {}

/**
 * Parts who opens an overlay from the attributes of its sheet, and leaves out what is not given: Radix takes even an
 * undefined `open` for a state that the app controls.
 */
export const splitOpenProps = <Props extends OpenProps>({
  open,
  defaultOpen,
  onOpenChange,
  ...sheet
}: Props) => ({
  root: {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  },
  sheet,
});
