import type { Letter as LetterContent, LetterField } from '@settlement-help/contract';
import { Printer } from 'lucide';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { DateField } from '../../../primitives/forms/DateField/DateField.tsx';
import { FormErrorSummary } from '../../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
import { useFormErrors } from '../../../primitives/forms/FormErrorSummary/useFormErrors.ts';
import { RadioGroup } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useDayProblem } from '../../hooks/useDayProblem.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Letter } from '../Letter/Letter.tsx';
import { filledIn, hasBlanks, type LetterValues } from '../Letter/letterText.ts';
import * as styles from './LetterForm.css.ts';

export interface LetterFormProps {
  letter: LetterContent;
  /** Known values by field key. @default none */
  known?: LetterValues | undefined;
  /** Called with each change of a field. */
  onEnter?: ((field: string, value: string) => void) | undefined;
  onPrint: () => void;
}

const autoComplete: Record<string, string> = { name: 'name', address: 'street-address' };

interface FilledFieldProps {
  field: LetterField;
  id: string;
  value: string;
  error: ReactNode;
  onValueChange: (value: string) => void;
}

function FilledField({ field, id, value, error, onValueChange }: FilledFieldProps) {
  const { key, type, label, hint, required, options } = field;
  const look = { id, label, hint, error, optional: !required };
  if (type === 'date') return <DateField {...look} defaultValue={value} onValueChange={onValueChange} />;
  if (type === 'choice') {
    return (
      <RadioGroup
        {...look}
        options={options.map((option) => ({ value: option.original, label: option.label }))}
        value={value}
        onValueChange={onValueChange}
      />
    );
  }
  const control = { ...look, value, autoComplete: autoComplete[key] ?? 'off' };
  return type === 'lines' ? (
    <TextArea {...control} rows={2} onChange={(event) => onValueChange(event.target.value)} />
  ) : (
    <TextField {...control} onChange={(event) => onValueChange(event.target.value)} />
  );
}

/** Fills in, previews and prints a letter. */
export function LetterForm({ letter, known = {}, onEnter, onPrint }: LetterFormProps) {
  const messages = useMessages('letter');
  const dayProblem = useDayProblem();
  const { summary, errorOf, show } = useFormErrors();
  const [values, setValues] = useState(known);
  const id = useId();
  const idOf = ({ key }: LetterField) => `${id}-${key}`;

  const problemOf = (field: LetterField) => {
    if (filledIn(field, values)) return undefined;
    const value = values[field.key];
    if (field.type === 'date' && value) return dayProblem(value);
    return field.required ? messages.missing : undefined;
  };

  const enter = (field: string, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    onEnter?.(field, value);
  };

  const print = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = letter.fields.map((field) => ({ fieldId: idOf(field), message: problemOf(field) }));
    if (!show(checked)) onPrint();
  };

  return (
    <form className={styles.form} noValidate onSubmit={print}>
      <Stack gap={6}>
        <FormErrorSummary {...summary} />
        {letter.fields.map((field) => (
          <FilledField
            key={field.key}
            field={field}
            id={idOf(field)}
            value={values[field.key] ?? ''}
            error={errorOf(idOf(field))}
            onValueChange={(value) => enter(field.key, value)}
          />
        ))}
      </Stack>
      <div className={styles.preview}>
        <Letter letter={letter} values={values} />
      </div>
      <Stack gap={3} align="start">
        <Button type="submit" icon={Printer}>
          {messages.print}
        </Button>
        {hasBlanks(letter, values) && (
          <Button variant="quiet" onClick={onPrint}>
            {messages.printBlanks}
          </Button>
        )}
        <Text variant="small">{messages.promise}</Text>
      </Stack>
    </form>
  );
}
