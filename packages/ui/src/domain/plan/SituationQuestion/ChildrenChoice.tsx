import { useState } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Checkbox } from '../../../primitives/forms/Checkbox/Checkbox.tsx';
import type { FieldLook } from '../../../primitives/forms/Field/Field.tsx';
import { FieldGroup } from '../../../primitives/forms/Field/FieldGroup.tsx';
import type { RadioOption } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { choicesOf } from './useOptions.ts';

export interface ChildrenChoiceProps extends FieldLook {
  /** Submitted name. The value is one of the options, `both` for all ages, or empty. */
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
}

/** The ages of the children as checkboxes. "No" excludes the ages. */
export function ChildrenChoice({ id, name, options, defaultValue, ...look }: ChildrenChoiceProps) {
  const [chosen, setChosen] = useState(() => choicesOf(defaultValue));

  const choose = (value: string, isChecked: boolean) => {
    const others = chosen.filter((other) => other !== value && (other === 'none') === (value === 'none'));
    setChosen(isChecked ? [...others, value] : chosen.filter((other) => other !== value));
  };

  return (
    <FieldGroup {...look}>
      {({ 'aria-invalid': invalid, ...group }) => (
        <Stack gap={2} role="group" {...group}>
          {options.map(({ value, label, hint }, index) => (
            <Checkbox
              key={value}
              // The error summary links to the first checkbox.
              id={index === 0 ? id : undefined}
              label={label}
              hint={hint}
              aria-invalid={invalid}
              checked={chosen.includes(value)}
              onCheckedChange={(isChecked) => choose(value, isChecked)}
            />
          ))}
          <input type="hidden" name={name} value={chosen.length > 1 ? 'both' : (chosen[0] ?? '')} />
        </Stack>
      )}
    </FieldGroup>
  );
}
