import type { ComponentProps } from 'react';

export interface OpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Props of every overlay: open state, and attributes of its sheet. */
export interface OverlayProps extends OpenProps, Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {}

/** Separates the open state. Undefined props are left out, because Radix treats an undefined `open` as controlled. */
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
