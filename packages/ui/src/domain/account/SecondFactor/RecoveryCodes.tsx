import { Download, Printer } from 'lucide';
import { type FormEvent, useId } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { CopyButton } from '../../../primitives/actions/CopyButton/CopyButton.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Checkbox } from '../../../primitives/forms/Checkbox/Checkbox.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SecondFactor.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDownload: (text: string) => void;
  onDone: () => void;
}

/** The recovery codes, which are shown once, so the user confirms that they are saved. */
export function RecoveryCodes({ codes, onDownload, onDone }: RecoveryCodesProps) {
  const messages = useMessages('secondFactor');
  const { formErrors, errorOf, submit } = useSubmission();
  const savedId = useId();
  const text = `${codes.join('\n')}\n`;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isSaved = readForm(event)('saved') === 'on';
    submit({
      checked: [{ fieldId: savedId, message: !isSaved && messages.codesTitle }],
      send: async () => onDone(),
    });
  };

  return (
    <Stack gap={5}>
      <ul className={styles.codes} aria-label={messages.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={2}>
        <Button variant="secondary" size="small" icon={Download} onClick={() => onDownload(text)}>
          {messages.download}
        </Button>
        <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <CopyButton size="small" text={text} />
      </Inline>
      <Stack as="form" gap={5} noValidate onSubmit={handleSubmit} className={styles.form}>
        <FormErrors {...formErrors} />
        <Checkbox id={savedId} name="saved" label={messages.saved} error={errorOf(savedId)} />
        <div>
          <Button type="submit">{messages.finish}</Button>
        </div>
      </Stack>
    </Stack>
  );
}
