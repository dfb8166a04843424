import type { FieldLook } from './Field.tsx';

interface Given extends FieldLook {
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Parts what a `Field` takes from what goes to its control. */
export function splitProps<Props extends Given>({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  return { field: { label, labelHidden, hint, error, optional, id, className, describedBy }, control };
}
