import type { FieldLook } from './Field.tsx';

interface Given extends FieldLook {
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}

/** Splits the props of a field into those of `Field` and those of its control. */
export function splitProps<Props extends Given>({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': describedBy,
  // The error decides.
  'aria-invalid': _,
  ...control
}: Props) {
  return { field: { label, labelHidden, hint, error, optional, id, className, describedBy }, control };
}
