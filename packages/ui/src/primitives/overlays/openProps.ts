import type { ComponentProps } from 'react';

export interface OpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Props of every overlay: open state, and attributes of its sheet. */
export interface OverlayProps extends OpenProps, Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {}

type DefinedProps<Props> = { [Key in keyof Props]: Exclude<Props[Key], undefined> };

/** Separates the open state from the attributes of the sheet. */
export const splitOpenProps = <Props extends OpenProps>({
  open,
  defaultOpen,
  onOpenChange,
  ...sheet
}: Props) => ({
  // Radix accepts an explicit undefined, but its types do not.
  root: { open, defaultOpen, onOpenChange } as DefinedProps<OpenProps>,
  sheet,
});
