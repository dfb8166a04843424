import { useState } from 'react';
import { CheckboxGroup } from '../../../primitives/forms/CheckboxGroup/CheckboxGroup.tsx';
import type { FieldLook } from '../../../primitives/forms/Field/Field.tsx';
import type { RadioOption } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { choicesOf } from './useOptions.ts';

export interface ChildrenChoiceProps extends FieldLook {
  /** Submitted name. The value is one of the options, `both` for all ages, or empty. */
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
}

/** The ages of the children as checkboxes. "No" excludes the ages. */
export function ChildrenChoice({ name, defaultValue, ...group }: ChildrenChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => choicesOf(defaultValue));

  const choose = (values: readonly string[]) => {
    const added = values.find((value) => !chosen.includes(value));
    setChosen(added ? values.filter((value) => (value === 'none') === (added === 'none')) : values);
  };

  return (
    <>
      <CheckboxGroup {...group} value={chosen} onValueChange={choose} />
      <input type="hidden" name={name} value={chosen.length > 1 ? 'both' : (chosen[0] ?? '')} />
    </>
  );
}
