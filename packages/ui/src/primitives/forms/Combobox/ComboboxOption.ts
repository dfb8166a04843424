export interface ComboboxOption {
  /** Submitted value; not empty. */
  value: string;
  label: string;
  /** Shown below the label and found by typing, such as the region of a town. */
  hint?: string | undefined;
  /** Other names that find the option and are not shown. */
  keywords?: readonly string[] | undefined;
}
